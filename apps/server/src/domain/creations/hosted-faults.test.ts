import { applyDress, applyStyle, getDressTryOn } from '@ever-after/contract'
import type { HostedProvider } from '@ever-after/engine'
import { type Fault, faults } from '@ever-after/engine/testing/hosted'
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { exampleProviders, type HostedWorld, startHostedWorld } from '../../testing/hosted-world.ts'
import { applyBody, changesLeft, pollUntilEnded, untilEnded } from '../../testing/make-creations.ts'
import { type CouplePhotos, uploadPortrait, uploadPortraits } from '../../testing/make-photos.ts'
import { readHostedBooks } from '../../testing/read-hosted-books.ts'
import type { TestDevice, TestServer } from '../../testing/start-server.ts'

let world: HostedWorld | undefined
afterEach(async () => {
  await world?.close()
  world = undefined
})

/** These last as long as they may, which is not long here; for the others even a busy machine has time. */
const lasting: readonly Fault[] = ['hang', 'drip', 'stall']
/** Every provider meets every fault in the engine's own tests, over the same wire. */
const providers = process.env.FULL ? exampleProviders : exampleProviders.slice(0, 1)
/** One of each way in which a picture ends. */
const failing: readonly Fault[] = process.env.FULL
  ? faults.filter((fault) => !lasting.includes(fault))
  : ['server_error', 'empty_account', 'refusal', 'another_picture']
const meetings = providers.flatMap((provider) => [
  { provider, manner: 'by failing', met: failing, drawTimeoutMs: 60_000 },
  {
    provider,
    manner: 'by never ending',
    met: process.env.FULL ? lasting : lasting.slice(0, 1),
    drawTimeoutMs: 3000,
  },
])
/** Long enough for a provider that failed to be asked again. */
const restMs = 20 * 60_000

/** Who was late is asked once more, unless it fails so often that it is left alone by then. */
const late = ['timed_out', 'provider_unavailable']

/** How a picture ends when this goes wrong and nobody else is asked. */
const endings: Record<Fault, readonly string[]> = {
  server_error: ['provider_unavailable'],
  busy: ['provider_unavailable'],
  unauthorized: ['provider_unavailable'],
  empty_account: ['over_budget'],
  refusal: ['unsafe'],
  hang: late,
  drip: late,
  stall: late,
  reset: ['provider_unavailable'],
  flood: ['provider_unavailable'],
  html: ['provider_unavailable'],
  not_a_picture: ['provider_unavailable'],
  truncated: ['provider_unavailable'],
  wrong_size: ['provider_unavailable'],
  another_picture: ['unlike'],
}

/** What reads as a sentence for people: no code and no name of a machine, and nothing charged. */
const sentence = /^[A-Z][^_{}:]+\. Nothing was charged\.$/

test.for(meetings)(
  'when $provider goes wrong $manner, a picture comes from the next link, or the unit comes back with a sentence',
  { tags: ['slow'], timeout: 300_000 },
  async ({ provider, met, drawTimeoutMs }) => {
    world = await startHostedWorld({
      provider,
      chains: { couple: ['first', 'second'], dress: ['first'] },
      settings: { hostedDrawTimeoutMs: drawTimeoutMs },
    })
    const { server, first } = world
    const device = await server.newDevice()
    const photos = await uploadPortraits(device)
    const { id: photoId } = await uploadPortrait(device)
    // The first question loads what speaks the provider's protocol.
    await apply(device, photos)
    for (const fault of met) {
      first.fail(fault)
      await getsPicture(device, { photos, provider, fault })
      server.clock.advance(restMs)
      await getsUnitBack(device, { photoId, fault })
      server.clock.advance(restMs)
    }
    first.fail(undefined)
    const { engine } = await apply(device, photos)
    expect(engine).toBe(provider)
    await checkBooks(server, met.length)
  },
)

interface Meeting {
  photos: CouplePhotos
  provider: HostedProvider
  fault: Fault
}

async function getsPicture(device: TestDevice, { photos, provider, fault }: Meeting): Promise<void> {
  if (!world) throw new Error('no world')
  const { first, second } = world
  const [asked, drawn, changes] = [first.asked.length, second.asked.length, await changesLeft(device)]
  const creation = await apply(device, photos)
  expect.soft(creation, fault).toMatchObject({ status: 'completed', error: null })
  expect.soft(creation.engine, fault).not.toBe(provider)
  expect.soft(first.asked.length, fault).toBeGreaterThan(asked)
  expect.soft(second.asked.length - drawn, fault).toBe(1)
  expect.soft(changes - (await changesLeft(device)), fault).toBe(1)
}

async function getsUnitBack(
  device: TestDevice,
  { photoId, fault }: { photoId: string; fault: Fault },
): Promise<void> {
  const changes = await changesLeft(device)
  const { id } = await device.call(applyDress, { body: { dressId: 'gardenia', photoId } })
  const tryOn = await pollUntilEnded(() => device.call(getDressTryOn, { params: { id } }), 60_000)
  expect.soft(tryOn, fault).toMatchObject({ status: 'failed', resultUrl: null })
  expect.soft(endings[fault], fault).toContain(tryOn.errorCode)
  expect.soft(tryOn.error, fault).toMatch(sentence)
  expect.soft(await changesLeft(device), fault).toBe(changes)
}

async function apply(device: TestDevice, photos: CouplePhotos) {
  const { id } = await device.call(applyStyle, { body: applyBody(photos) })
  return untilEnded(device, id, 60_000)
}

/** No unit is lost, no picture is paid twice, and what was set aside is what was spent. */
async function checkBooks({ services }: TestServer, metCount: number): Promise<void> {
  const { db } = services.database
  const { rows: units } = await sql`
    select creation_id from creations join ledger_entries on creation_id = creations.id
    group by creation_id, status
    having sum(amount) <> case status when 'completed' then -1 else 0 end or count(*) <> 2`.execute(db)
  expect(units).toEqual([])
  const { completed, failed, spentUnits, attemptedUsd, bookedUsd } = await readHostedBooks(services)
  const drawn = metCount + 2
  expect([completed, failed, spentUnits]).toEqual([drawn, metCount, drawn])
  expect(bookedUsd).toBeCloseTo(attemptedUsd, 6)
}

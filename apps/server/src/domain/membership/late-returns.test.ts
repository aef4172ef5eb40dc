import { applyStyle, getSubscriptionStatus } from '@ever-after/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { failCreation } from '../../domain/creations/end-creation.ts'
import { bought, hearStore, subscribedTo } from '../../testing/hear-store.ts'
import { applyBody } from '../../testing/make-creations.ts'
import { uploadPortraits } from '../../testing/make-photos.ts'
import { startTestServer, type TestDevice, type TestServer } from '../../testing/start-server.ts'
import { grant } from '../../testing/subscribe.ts'

let server: TestServer
beforeAll(async () => {
  const settings = { sweepEveryMs: 3_600_000, freeChanges: 0, welcomeChanges: 0 }
  server = await startTestServer({ config: { role: 'http' }, settings })
})
afterAll(() => server.close())

const usageOf = async ({ call }: TestDevice) => (await call(getSubscriptionStatus, {})).usage
const bonusOf = async (device: TestDevice) => (await usageOf(device)).bonusChangesRemaining
const weekOf = async (device: TestDevice) => (await usageOf(device)).weeklyTransformationsRemaining

async function begin(device: TestDevice): Promise<string> {
  const { id } = await device.call(applyStyle, { body: applyBody(await uploadPortraits(device)) })
  return id
}

const fail = (creationId: string) => failCreation(server.services, { creationId, code: 'unlike' })

const orders = ['before', 'after'] as const

for (const order of orders) {
  test(`a bought change whose picture fails ${order} a restore is there on the new device`, async () => {
    const [old, fresh] = [await server.newDevice(), await server.newDevice()]
    const purchases = [bought('bonus_transformations_20')]
    await hearStore(server, old, { purchases })
    const picture = await begin(old)
    if (order === 'before') await fail(picture)
    await hearStore(server, fresh, { purchases })
    if (order === 'after') await fail(picture)
    expect([await bonusOf(old), await bonusOf(fresh)]).toEqual([0, 20])
  })

  test(`a week’s change whose picture fails ${order} two restores is there on the newest device`, async () => {
    const [old, fresh, newest] = [
      await server.newDevice(),
      await server.newDevice(),
      await server.newDevice(),
    ]
    const subscriptions = [subscribedTo({ startedAt: server.clock.now(), days: 30 })]
    await hearStore(server, old, { subscriptions })
    const picture = await begin(old)
    if (order === 'before') await fail(picture)
    for (const device of [fresh, newest]) await hearStore(server, device, { subscriptions })
    if (order === 'after') await fail(picture)
    expect(await Promise.all([old, fresh, newest].map(weekOf))).toEqual([0, 0, 50])
  })

  test(`a gift whose picture fails ${order} its installation registers again goes on with it`, async () => {
    const old = await server.newDevice()
    await grant(server, old, { bucket: 'bonus', amount: 3 })
    const picture = await begin(old)
    if (order === 'before') await fail(picture)
    const again = await server.newDevice(old.installationId)
    if (order === 'after') await fail(picture)
    expect([await bonusOf(old), await bonusOf(again)]).toEqual([0, 3])
  })
}

test('a gift that was being spent while purchases moved on stays a gift', async () => {
  const [old, fresh] = [await server.newDevice(), await server.newDevice()]
  const purchases = [bought('bonus_transformations_20')]
  await hearStore(server, old, { purchases })
  await grant(server, old, { bucket: 'bonus', amount: 3 })
  const picture = await begin(old)
  await hearStore(server, fresh, { purchases })
  await fail(picture)
  expect([await bonusOf(old), await bonusOf(fresh)]).toEqual([3, 20])
})

test('what came late is refunded and restored with the rest', async () => {
  const [old, fresh, newest] = [await server.newDevice(), await server.newDevice(), await server.newDevice()]
  const pack = bought('bonus_transformations_20')
  await hearStore(server, old, { purchases: [pack] })
  const picture = await begin(old)
  await hearStore(server, fresh, { purchases: [pack] })
  await fail(picture)
  await hearStore(server, newest, { purchases: [pack] })
  expect(await Promise.all([old, fresh, newest].map(bonusOf))).toEqual([0, 0, 20])
  await hearStore(server, newest, { purchases: [{ ...pack, isRefunded: true }] })
  expect(await bonusOf(newest)).toBe(0)
})

test('a unit of a subscription that nobody holds any more goes back to its week', async () => {
  const device = await server.newDevice()
  await hearStore(server, device, { subscriptions: [subscribedTo({ startedAt: server.clock.now() })] })
  const picture = await begin(device)
  await hearStore(server, device, {})
  expect(await fail(picture)).toBe(true)
  expect(await weekOf(device)).toBe(0)
})

import {
  enhanceWeddingPortrait,
  generatePreview,
  getCreationCheck,
  getProviderAnalytics,
  listCreationChecks,
} from '@ever-after/contract'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { exampleModels, type HostedWorld, pictureUsd, startHostedWorld } from '../../testing/hosted-world.ts'
import { applyOnce, changesLeft, untilEnded } from '../../testing/make-creations.ts'
import { uploadPortrait } from '../../testing/make-photos.ts'
import { readHostedBooks } from '../../testing/read-hosted-books.ts'
import type { TestDevice } from '../../testing/start-server.ts'

/** Nothing is short here; whoever spends all the money opens a world of his own. */
let rich: HostedWorld
beforeAll(async () => {
  rich = await startHostedWorld({
    provider: 'fal',
    chains: { couple: ['first'], portrait: ['first'], preview: ['second'] },
  })
})
afterAll(() => rich.close())

/** Pictures that are really encoded take their time on a busy machine. */
const endOf = (device: Pick<TestDevice, 'call'>, id: string) => untilEnded(device, id, 60_000)

async function open(more: Omit<Parameters<typeof startHostedWorld>[0], 'provider'>) {
  const world = await startHostedWorld({ provider: 'fal', ...more })
  onTestFinished(() => world.close())
  return world
}

test('a couple that a hosted model drew is checked, kept with its provider and its cost, and paid with one change', {
  tags: ['slow'],
}, async () => {
  const { server, first } = await open({ chains: { couple: ['first', 'studio'] } })
  const device = await server.newDevice()
  const before = await changesLeft(device)
  const creation = await endOf(device, await applyOnce(device, { styleId: 'rose-arch' }))
  expect(creation).toMatchObject({ status: 'completed', engine: 'fal' })
  expect(before - (await changesLeft(device))).toBe(1)
  expect(first.asked[0].references).toHaveLength(2)
  const operator = await server.operator()
  const [check] = await operator.call(listCreationChecks, {})
  expect(check.report).toMatchObject({ engine: 'fal', model: exampleModels.fal, costUsd: pictureUsd })
  const { providers, styles, today } = await operator.call(getProviderAnalytics, {})
  expect(today.spentUsd).toBeCloseTo(pictureUsd)
  expect(providers).toMatchObject([{ kind: 'couple', provider: 'fal', attempts: 1, passed: 1 }])
  expect(styles).toMatchObject([{ label: 'rose-arch', attempts: 1 }])
})

test('a test run of the operator goes the same way, tells provider and cost, and counts among the models', {
  tags: ['A06', 'slow'],
}, async () => {
  const { server } = rich
  const operator = await server.operator()
  const attempts = async () =>
    (await operator.call(getProviderAnalytics, {})).providers.find(({ kind }) => kind === 'couple')?.attempts
  const before = (await attempts()) ?? 0
  const id = await applyOnce(operator)
  await endOf(operator, id)
  const { report } = await operator.call(getCreationCheck, { params: { id } })
  expect(report).toMatchObject({ engine: 'fal', costUsd: pictureUsd })
  expect(await attempts()).toBe(before + 1)
})

test('when the day’s money is spent the studio draws, and tomorrow the model again', {
  tags: ['slow'],
}, async () => {
  const { server, first } = await open({
    chains: { couple: ['first', 'studio'] },
    settings: { hostedUsdPerDay: pictureUsd * 2.5 },
  })
  const device = await server.newDevice()
  const engines: (string | null)[] = []
  for (const styleId of ['rose-arch', 'golden-tide', 'coral-dusk'])
    engines.push((await endOf(device, await applyOnce(device, { styleId }))).engine)
  expect(engines).toEqual(['fal', 'fal', 'light'])
  expect(first.asked).toHaveLength(2)
  server.clock.advance(24 * 60 * 60 * 1000)
  expect((await endOf(device, await applyOnce(device))).engine).toBe('fal')
})

test('a style whose money is spent is drawn by nobody where the studio is left out, and its change comes back', {
  tags: ['slow'],
}, async () => {
  const { server } = await open({
    chains: { couple: ['first'] },
    settings: { hostedUsdPerStyleAndDay: pictureUsd },
  })
  const device = await server.newDevice()
  await endOf(device, await applyOnce(device, { styleId: 'rose-arch' }))
  const before = await changesLeft(device)
  const late = await endOf(device, await applyOnce(device, { styleId: 'rose-arch' }))
  expect(late).toMatchObject({ status: 'failed', errorCode: 'over_budget' })
  expect(late.error).toMatch(/come back tomorrow\. Nothing was charged\.$/)
  expect(await changesLeft(device)).toBe(before)
  const other = await endOf(device, await applyOnce(device, { styleId: 'golden-tide' }))
  expect(other.status).toBe('completed')
})

test('a picture of somebody else is asked for once more, and both cost money but one change', {
  tags: ['slow'],
}, async () => {
  const { server, first } = rich
  const asked = first.asked.length
  first.failNext('another_picture')
  const device = await server.newDevice()
  const before = await changesLeft(device)
  expect((await endOf(device, await applyOnce(device))).status).toBe('completed')
  expect(before - (await changesLeft(device))).toBe(1)
  expect(first.asked.length - asked).toBe(2)
  const operator = await server.operator()
  const [{ report }] = await operator.call(listCreationChecks, {})
  expect(report?.costUsd).toBeCloseTo(pictureUsd * 2)
})

test('both portraits of an enhancement are the model’s, for one generation', { tags: ['slow'] }, async () => {
  const { server, first } = rich
  const [asked, { spentUnits }] = [first.asked.length, await readHostedBooks(server.services)]
  const device = await server.newDevice()
  const { url: photoUrl } = await uploadPortrait(device)
  const { portraits } = await device.call(enhanceWeddingPortrait, { body: { photoUrl, attire: 'dress' } })
  expect(portraits).toHaveLength(2)
  expect(first.asked.length - asked).toBe(2)
  expect((await readHostedBooks(server.services)).spentUnits - spentUnits).toBe(1)
})

test('a preview of a style is drawn from its prompt, with no photo of anybody', {
  tags: ['slow'],
}, async () => {
  const { server, second } = rich
  const operator = await server.operator()
  const preview = await operator.call(generatePreview, {
    body: { styleName: 'Rose Arch', prompt: 'Two grooms in a rose garden' },
  })
  expect(preview).toMatchObject({ engine: 'google', costUsd: pictureUsd })
  expect(second.asked[0].references).toEqual([])
  expect(second.asked[0].prompt).toContain('Two grooms in a rose garden')
})

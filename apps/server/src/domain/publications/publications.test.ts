import {
  cancelPublication,
  listPublications,
  listReleases,
  type OperatorCatalogue,
  publishDraft,
  saveDraftStyles,
  saveWeddingStyles,
  schedulePublication,
} from '@ever-after/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { expectRefusal } from '../../testing/expect-refusal.ts'
import { idsOf, makeStyle, readAsOperator } from '../../testing/make-catalogue.ts'
import { startTestServer, type TestDevice, type TestServer } from '../../testing/start-server.ts'
import { publishDue } from './index.ts'

const hourMs = 3_600_000

let server: TestServer
let operator: TestDevice
let draftVersion: string
beforeAll(async () => {
  server = await startTestServer({ settings: { loginTries: 1000, sweepEveryMs: 200 } })
  // Its session has ended by then where hours passed.
  operator = await server.operator()
})
afterAll(() => server.close())

const [a, b, c] = ['a', 'b', 'c'].map((id) => makeStyle(id))
const start = { Beach: [a, b], Garden: [c] }
const save = (
  endpoint: typeof saveWeddingStyles | typeof saveDraftStyles,
  styles: OperatorCatalogue['styles'],
) => operator.call(endpoint, { body: { styles, categoryOrder: Object.keys(styles), confirm: true } })

beforeEach(async () => {
  await server.services.database.db.deleteFrom('catalogues').where('name', '=', 'draft').execute()
  await save(saveWeddingStyles, start)
  ;({ version: draftVersion } = await save(saveDraftStyles, {
    ...start,
    Beach: [{ ...a, displayName: 'Tide' }, b],
  }))
})

const inAnHour = () => new Date(server.clock.now().getTime() + hourMs).toISOString()
const schedule = (
  body: { publishAt?: string; draftVersion?: string; choices?: Record<string, 'mine' | 'theirs'> } = {},
) =>
  operator.call(schedulePublication, {
    body: { publishAt: inAnHour(), draftVersion, note: 'spring', ...body },
  })
const stateOf = async (id: string) =>
  (await operator.call(listPublications, {})).publications.find((each) => each.id === id)

async function pass(ms: number): Promise<void> {
  server.clock.advance(ms)
  // Its session has ended by then where hours passed.
  operator = await server.operator()
}

test('a draft is published at its time, by the worker and in the name of who asked for it', async () => {
  const planned = await schedule()
  expect(planned).toMatchObject({ state: 'waiting', note: 'spring', endedAt: null, failure: null })
  await pass(hourMs - 60_000)
  await publishDue(server.services)
  expect((await readAsOperator(operator)).styles.Beach[0].displayName).toBe('Shown as a')
  await pass(61_000)
  await expect.poll(() => stateOf(planned.id), { timeout: 10_000 }).toMatchObject({ state: 'published' })
  expect((await readAsOperator(operator)).styles.Beach[0].displayName).toBe('Tide')
  const { releases } = await operator.call(listReleases, { query: { catalogue: 'live' } })
  expect(releases[0]).toMatchObject({ action: 'published', note: 'spring', savedBy: planned.createdBy })
  expect(await readAsOperator(operator, 'draft')).toEqual(await readAsOperator(operator))
})

test('what the live catalogue got in between stays, and so does what the draft got', async () => {
  const planned = await schedule()
  const later = await save(saveDraftStyles, { ...start, Barn: [makeStyle('later')] })
  await save(saveWeddingStyles, { Beach: [a, b, makeStyle('new')], Garden: [{ ...c, isPopular: true }] })
  await pass(hourMs)
  await publishDue(server.services)
  expect(await stateOf(planned.id)).toMatchObject({ state: 'published' })
  const { styles } = await readAsOperator(operator)
  expect(idsOf({ styles })).toEqual({ Beach: ['a', 'b', 'new'], Garden: ['c'] })
  expect([styles.Beach[0].displayName, styles.Garden[0].isPopular]).toEqual(['Tide', true])
  expect((await readAsOperator(operator, 'draft')).version).toBe(later.version)
})

test('where one style was changed on both sides nothing is published, and the publication names it', async () => {
  const planned = await schedule()
  const live = await save(saveWeddingStyles, { ...start, Beach: [{ ...a, displayName: 'Dusk' }, b] })
  await pass(hourMs)
  await publishDue(server.services)
  expect(await stateOf(planned.id)).toMatchObject({
    state: 'failed',
    failure: 'Changed on both sides: Tide',
  })
  expect((await readAsOperator(operator)).version).toBe(live.version)
  expect((await readAsOperator(operator, 'draft')).version).toBe(draftVersion)
})

test('what the live catalogue got between the draft and its plan stays too', async () => {
  await save(saveWeddingStyles, { ...start, Garden: [{ ...c, displayName: 'Rose' }] })
  const planned = await schedule()
  await pass(hourMs)
  await publishDue(server.services)
  expect(await stateOf(planned.id)).toMatchObject({ state: 'published' })
  const { styles } = await readAsOperator(operator)
  expect([styles.Beach[0].displayName, styles.Garden[0].displayName]).toEqual(['Tide', 'Rose'])
})

test('what was changed on both sides is planned with a choice, which holds for what was chosen between', async () => {
  const dusk = { ...start, Beach: [{ ...a, displayName: 'Dusk' }, b] }
  await save(saveWeddingStyles, dusk)
  await expect(schedule()).rejects.toMatchObject({ status: 409, body: { code: 'catalogue_conflict' } })
  const first = await schedule({ choices: { a: 'mine' } })
  const second = await schedule({ choices: { a: 'mine' } })
  await pass(hourMs)
  await publishDue(server.services)
  expect((await readAsOperator(operator)).styles.Beach[0].displayName).toBe('Tide')
  expect(await stateOf(first.id)).toMatchObject({ state: 'published' })
  expect(await stateOf(second.id)).toMatchObject({ state: 'published' })
})

test('a choice does not hold for what the live catalogue got after it', async () => {
  await save(saveWeddingStyles, { ...start, Beach: [{ ...a, displayName: 'Dusk' }, b] })
  const planned = await schedule({ choices: { a: 'mine' } })
  await save(saveWeddingStyles, { ...start, Beach: [{ ...a, displayName: 'Night' }, b] })
  await pass(hourMs)
  await publishDue(server.services)
  expect(await stateOf(planned.id)).toMatchObject({ state: 'failed', failure: 'Changed on both sides: Tide' })
})

test('what the draft got after its plan is published later without asking again', async () => {
  await schedule()
  await save(saveDraftStyles, { ...start, Beach: [{ ...a, displayName: 'Ebb' }, b] })
  await pass(hourMs)
  await publishDue(server.services)
  const [live, draft] = [await readAsOperator(operator), await readAsOperator(operator, 'draft')]
  expect([live.styles.Beach[0].displayName, draft.styles.Beach[0].displayName]).toEqual(['Tide', 'Ebb'])
  await operator.call(publishDraft, { body: { draftVersion: draft.version, baseVersion: live.version } })
  expect((await readAsOperator(operator)).styles.Beach[0].displayName).toBe('Ebb')
})

test('a publication that would empty the catalogue is not made', { tags: ['A29'] }, async () => {
  const { version } = await save(saveDraftStyles, { Beach: [a] })
  const planned = await schedule({ draftVersion: version })
  await pass(hourMs)
  await publishDue(server.services)
  expect(await stateOf(planned.id)).toMatchObject({
    state: 'failed',
    failure: expect.stringContaining('more than half'),
  })
})

test('a publication that was called off does not happen and cannot be called off again', async () => {
  const { id } = await schedule()
  const cancel = () => operator.call(cancelPublication, { params: { id } })
  expect(await cancel()).toMatchObject({ state: 'cancelled', endedAt: expect.any(String) })
  await expectRefusal(cancel(), 'not_found')
  await pass(hourMs)
  await publishDue(server.services)
  expect((await readAsOperator(operator)).styles.Beach[0].displayName).toBe('Shown as a')
})

test('only the draft that is there now, and only a time to come, can be planned', async () => {
  await expectRefusal(schedule({ publishAt: '2020-01-01T00:00:00+02:00' }), 'time_passed')
  await expect(schedule({ draftVersion: '2020-01-01T00:00:00.000Z' })).rejects.toMatchObject({ status: 409 })
  await server.services.database.db.deleteFrom('catalogues').where('name', '=', 'draft').execute()
  const { version } = await readAsOperator(operator, 'draft')
  await expect(schedule({ draftVersion: version })).rejects.toMatchObject({ status: 400 })
})

test('those that wait are listed before those that ended, the next one first', async () => {
  const ended = await schedule()
  await operator.call(cancelPublication, { params: { id: ended.id } })
  const later = await schedule({ publishAt: new Date(Date.now() + 300 * hourMs).toISOString() })
  const sooner = await schedule({ publishAt: new Date(Date.now() + 200 * hourMs).toISOString() })
  const { publications } = await operator.call(listPublications, {})
  expect(publications.slice(0, 3).map(({ id }) => id)).toEqual([sooner.id, later.id, ended.id])
})

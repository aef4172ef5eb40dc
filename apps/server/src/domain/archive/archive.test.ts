import {
  archiveStyles,
  clearArchive,
  deleteArchived,
  listArchive,
  listOperatorActions,
  listReleases,
  type OperatorCatalogue,
  restoreArchived,
  saveWeddingStyles,
} from '@ever-after/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { expectRefusal } from '../../testing/expect-refusal.ts'
import { idsOf, makeStyle, readAsOperator } from '../../testing/make-catalogue.ts'
import { startTestServer, type TestDevice, type TestServer } from '../../testing/start-server.ts'

let server: TestServer
let operator: TestDevice
let live: OperatorCatalogue
beforeAll(async () => {
  server = await startTestServer()
  operator = await server.operator()
})
afterAll(() => server.close())
beforeEach(async () => {
  await operator.call(clearArchive, {})
  const styles = {
    Beach: [makeStyle('a', { order: 0 }), makeStyle('b', { order: 4 }), makeStyle('e', { order: 5 })],
    Garden: [makeStyle('c')],
    Barn: [makeStyle('d')],
  }
  const categoryOrder = ['Garden', 'Beach', 'Barn']
  await operator.call(saveWeddingStyles, { body: { styles, categoryOrder, confirm: true } })
  live = await readAsOperator(operator)
})

const archive = (styleIds: string[], baseVersion = live.version) =>
  operator.call(archiveStyles, {
    body: { catalogue: 'live', styleIds, reason: 'out of season', baseVersion },
  })
const restore = (ids: string[], baseVersion?: string) =>
  operator.call(restoreArchived, { body: { catalogue: 'live', ids, baseVersion } })
const entriesOf = async () => (await operator.call(listArchive, {})).entries

test('archived styles leave the catalogue and are kept with their category, their time and the reason', {
  tags: ['DATA-28', 'A28', 'ARCHIVE-04', 'LIVE-40'],
}, async () => {
  const beforeMs = server.clock.now().getTime()
  const { entries, version, release } = await archive(['c', 'b'])
  expect(entries.map(({ style, category }) => [style.id, category])).toEqual([
    ['b', 'Beach'],
    ['c', 'Garden'],
  ])
  expect(await entriesOf()).toEqual(entries)
  expect(entries[0]).toMatchObject({ style: live.styles.Beach[1], reason: 'out of season' })
  expect(server.clock.now().getTime() - Date.parse(entries[0].archivedAt)).toBeLessThan(60_000)
  expect(entries[0].archivedBy).toBe(release.savedBy)
  expect(Date.parse(entries[0].archivedAt)).toBeGreaterThanOrEqual(beforeMs)
  expect(Date.parse(entries[0].archivedAt)).toBeLessThanOrEqual(server.clock.now().getTime())
  expect(release).toMatchObject({ action: 'archived', note: 'out of season', removed: 2 })
  const after = await readAsOperator(operator)
  expect([idsOf(after), after.categoryOrder, after.version]).toEqual([
    { Beach: ['a', 'e'], Barn: ['d'] },
    ['Beach', 'Barn'],
    version,
  ])
  server.clock.advance(1000)
  await operator.call(archiveStyles, { body: { catalogue: 'live', styleIds: ['d'], baseVersion: version } })
  const [{ style, ...kept }] = await entriesOf()
  expect([style.id, kept.category, 'reason' in kept]).toEqual(['d', 'Barn', false])
})

const latestTarget = async () => (await operator.call(listOperatorActions, {})).actions[0].target

test('the record names what was archived, put back and deleted', async () => {
  const { entries, version } = await archive(['a', 'c'])
  expect(await latestTarget()).toBe('2 styles: Shown as a, Shown as c · out of season')
  await restore([entries[1].id], version)
  expect(await latestTarget()).toBe('1 style: Shown as c')
  await operator.call(deleteArchived, { params: { id: entries[0].id } })
  expect(await latestTarget()).toBe(`${entries[0].id} · 1 style: Shown as a`)
})

test('of many that were archived the record names five and their number', async () => {
  const styles = Array.from({ length: 8 }, (_, index) => makeStyle(`many-${index}`))
  const body = { styles: { ...live.styles, Many: styles }, categoryOrder: live.categoryOrder }
  const { version } = await operator.call(saveWeddingStyles, { body })
  const ids = styles.slice(0, 6).map(({ id }) => id)
  await archive(ids, version)
  const names = styles.slice(0, 5).map(({ displayName }) => displayName)
  expect(await latestTarget()).toBe(`6 styles: ${names.join(', ')}, 1 more · out of season`)
  await operator.call(clearArchive, {})
  expect(await latestTarget()).toBe(`6 styles: ${names.join(', ')}, 1 more`)
})

test('a restored style stands at the end of its category with the next number, and the category comes back', {
  tags: ['ARCHIVE-05'],
}, async () => {
  const { entries, version } = await archive(['a', 'c'])
  const saved = await restore([entries[1].id, entries[0].id], version)
  expect(saved.release).toMatchObject({ action: 'unarchived', added: 2 })
  const { styles, categoryOrder } = await readAsOperator(operator)
  expect(idsOf({ styles })).toEqual({ Beach: ['b', 'e', 'a'], Barn: ['d'], Garden: ['c'] })
  expect(categoryOrder).toEqual(['Beach', 'Barn', 'Garden'])
  expect([styles.Beach[2].order, styles.Garden[0].order]).toEqual([6, 0])
  expect(await entriesOf()).toEqual([])
})

test('several styles that are restored at once stand one after another at the end of their category', {
  tags: ['ARCHIVE-05'],
}, async () => {
  const { entries, version } = await archive(['a', 'b'])
  const idOf = (wanted: string) => entries.find(({ style }) => style.id === wanted)?.id ?? ''
  await restore([idOf('b'), idOf('a')], version)
  const { styles } = await readAsOperator(operator)
  expect(styles.Beach.map(({ id, order }) => [id, order])).toEqual([
    ['e', 5],
    ['b', 6],
    ['a', 7],
  ])
})

test('both happen or neither: a refused save archives and restores nothing', {
  tags: ['A28', 'A29'],
}, async () => {
  const { entries, version } = await archive(['a'])
  await expect(archive(['b'], live.version)).rejects.toMatchObject({ status: 409 })
  await expectRefusal(archive(['b', 'nobody'], version), 'unknown_style')
  await expectRefusal(archive(['b', 'c', 'd'], version), 'wipe_refused')
  await expect(restore([entries[0].id], live.version)).rejects.toMatchObject({ status: 409 })
  await expectRefusal(restore([entries[0].id, crypto.randomUUID()]), 'not_found')
  expect(await entriesOf()).toEqual(entries)
  expect((await readAsOperator(operator)).version).toBe(version)
})

test('a style that cannot be kept stays in the catalogue', { tags: ['A28'] }, async () => {
  const { db } = server.services.database
  await sql`alter table archive_entries add constraint no_garden check (category <> 'Garden')`.execute(db)
  await expectRefusal(archive(['a', 'c']), 'internal').finally(() =>
    sql`alter table archive_entries drop constraint no_garden`.execute(db),
  )
  expect(await readAsOperator(operator)).toEqual(live)
  expect(await entriesOf()).toEqual([])
})

test('a style that came back another way is restored beside it under a new id', async () => {
  const { entries } = await archive(['a'])
  await operator.call(saveWeddingStyles, { body: { styles: live.styles, categoryOrder: [] } })
  await restore([entries[0].id])
  const { styles } = await readAsOperator(operator)
  expect(styles.Beach.map(({ styleName }) => styleName)).toEqual(['Style a', 'Style b', 'Style e', 'Style a'])
  expect(new Set(styles.Beach.map(({ id }) => id)).size).toBe(4)
})

test('one entry or all of them are deleted for good, and the catalogue stays', {
  tags: ['ARCHIVE-06', 'ARCHIVE-07'],
}, async () => {
  const { entries, version } = await archive(['a', 'c'])
  const params = { id: entries[0].id }
  expect(await operator.call(deleteArchived, { params })).toEqual({ success: true })
  await expectRefusal(operator.call(deleteArchived, { params }), 'not_found')
  expect(await entriesOf()).toEqual([entries[1]])
  await operator.call(clearArchive, {})
  expect(await entriesOf()).toEqual([])
  expect((await readAsOperator(operator)).version).toBe(version)
})

test('styles of the draft are archived from there and come back there, and the live catalogue keeps its own', {
  tags: ['ARCHIVE-04', 'ARCHIVE-05'],
}, async () => {
  const body = { catalogue: 'draft' as const, styleIds: ['a'], baseVersion: live.version }
  const { entries } = await operator.call(archiveStyles, { body })
  expect(entries).toMatchObject([{ category: 'Beach' }])
  expect(entries[0]).not.toHaveProperty('reason')
  expect(await readAsOperator(operator)).toEqual(live)
  expect((await readAsOperator(operator, 'draft')).styles.Beach).toHaveLength(2)
  const { releases } = await operator.call(listReleases, { query: { catalogue: 'draft' } })
  expect(releases).toMatchObject([{ action: 'archived', removed: 1, number: 1 }])
  await operator.call(restoreArchived, { body: { catalogue: 'draft', ids: [entries[0].id] } })
  expect(idsOf(await readAsOperator(operator, 'draft')).Beach).toEqual(['b', 'e', 'a'])
  expect(await readAsOperator(operator)).toEqual(live)
})

// @module-tag slow
// @module-tag postgres
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../infra/database/database.ts'
import { fillAnalytics, filledStyle } from '../../testing/fill-analytics.ts'
import { openFreshDatabase } from '../../testing/open-fresh-database.ts'
import { refreshMeasures } from './refresh-measures.ts'

let database: Database
beforeAll(async () => {
  database = await openFreshDatabase()
  await fillAnalytics(database, { styles: 30, creations: 2000, until: new Date('2026-11-20T12:00:00Z') })
})
afterAll(() => database.close())

/** The plain way to count, row by row. */
async function countPlainly() {
  const rows = await database.db
    .selectFrom('creations')
    .select(['status', 'duration_ms', 'report', 'created_at'])
    .select(sql<string>`details ->> 'styleId'`.as('style_id'))
    .where('is_test', '=', false)
    .execute()
  const ratings = await database.db.selectFrom('ratings').select(['style_id', 'rating']).execute()
  const styles = Map.groupBy(rows, ({ style_id }) => style_id)
  const days = Map.groupBy(rows, ({ created_at }) => created_at.toISOString().slice(0, 10))
  const rated = (id: string, wanted: string) =>
    ratings.filter(({ style_id, rating }) => style_id === id && rating === wanted).length
  return {
    styles: [...styles].map(([style_id, runs]) => ({
      style_id,
      positive: rated(style_id, 'positive'),
      negative: rated(style_id, 'negative'),
      runs: runs.length,
      ...timesOf(runs),
      likeness: expect.closeTo(median(runs.flatMap(distancesOf)), 6),
    })),
    days: [...days].map(([day, runs]) => ({
      day,
      completed: runs.filter(({ status }) => status === 'completed').length,
      ...timesOf(runs),
    })),
  }
}

type Run = { status: string; duration_ms: number | null }

function timesOf(runs: readonly Run[]) {
  const times = runs
    .filter(({ status }) => status === 'completed')
    .map(({ duration_ms }) => duration_ms ?? 0)
    .toSorted((one, other) => one - other)
  const at = (share: number) => times[Math.ceil(times.length * share) - 1] ?? null
  const failed = runs.filter(({ status }) => status === 'failed').length
  return { failed, p50_ms: at(0.5), p95_ms: at(0.95) }
}

const distancesOf = ({ status, report }: { status: string; report: object | null }): number[] =>
  status === 'completed' && report && 'likeness' in report && Array.isArray(report.likeness)
    ? report.likeness
    : []

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = (sorted.length - 1) / 2
  return (sorted[Math.floor(middle)] + sorted[Math.ceil(middle)]) / 2
}

async function readMeasures() {
  const styles = await database.db
    .selectFrom('style_measures')
    .select(['style_id', 'positive', 'negative', 'runs', 'failed', 'p50_ms', 'p95_ms', 'likeness'])
    .execute()
  const days = await database.db
    .selectFrom('day_measures')
    .select([sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day'), 'completed', 'failed', 'p50_ms', 'p95_ms'])
    .execute()
  return { styles, days }
}

async function expectTrue(): Promise<void> {
  const [plain, kept] = [await countPlainly(), await readMeasures()]
  expect(kept.styles).toHaveLength(plain.styles.length)
  expect(kept.styles).toEqual(expect.arrayContaining(plain.styles))
  expect(kept.days).toHaveLength(plain.days.length)
  expect(kept.days).toEqual(expect.arrayContaining(plain.days))
}

test('what is kept is what a plain count of every row gives', async () => {
  expect(await refreshMeasures({ database })).toBeGreaterThan(300)
  await expectTrue()
})

test('only what changed is counted again: a failure, a deletion, a rating', async () => {
  expect(await refreshMeasures({ database })).toBe(0)
  const { id } = filledStyle(7)
  const ofStyle = sql<boolean>`details ->> 'styleId' = ${id} and not is_test`
  const [one, other] = await database.db
    .selectFrom('creations')
    .select('id')
    .where(ofStyle)
    .where('status', '=', 'completed')
    .orderBy('created_at', 'desc')
    .limit(2)
    .execute()
  await database.db.updateTable('creations').set({ status: 'failed' }).where('id', '=', one.id).execute()
  await database.db.deleteFrom('creations').where('id', '=', other.id).execute()
  await database.db.deleteFrom('ratings').where('style_id', '=', id).execute()
  expect(await refreshMeasures({ database })).toBe(3)
  await expectTrue()
})

test('the progress of a picture and an operator’s test run change no figure', async () => {
  await database.db.updateTable('creations').set({ stage: 'posing', fraction: 0.5 }).execute()
  await database.db.updateTable('creations').set({ status: 'failed' }).where('is_test', '=', true).execute()
  expect(await refreshMeasures({ database })).toBe(0)
})

test('changes that come while others are counted are counted too', async () => {
  const change = (number: number) =>
    database.db
      .updateTable('creations')
      .set({ duration_ms: sql`duration_ms + ${number}` })
      .where(sql<boolean>`details ->> 'styleId' = ${filledStyle(number).id} and status = 'completed'`)
      .execute()
  await Promise.all([1, 2, 3, 2, 1].flatMap((number) => [change(number), refreshMeasures({ database })]))
  await refreshMeasures({ database })
  await expectTrue()
})

test('a style of which nothing is left has no row', async () => {
  const { id } = filledStyle(9)
  await database.db.deleteFrom('creations').where(sql<boolean>`details ->> 'styleId' = ${id}`).execute()
  await database.db.deleteFrom('ratings').where('style_id', '=', id).execute()
  await refreshMeasures({ database })
  await expectTrue()
})

// @module-tag postgres
import type { Attempt, Spending } from '@ever-after/engine'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '../../infra/database/database.ts'
import { defaultSettings } from '../../settings.ts'
import { openFreshDatabase } from '../../testing/open-fresh-database.ts'
import { createTestClock } from '../../testing/test-clock.ts'
import { type Budget, createSpending, dayOf, forgetAttempts } from './index.ts'

let database: Database
beforeAll(async () => {
  database = await openFreshDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  await sql`truncate provider_attempts, provider_spending`.execute(database.db)
})

const dayMs = 24 * 60 * 60 * 1000
const unlimited: Budget = { usdPerDay: undefined, usdPerStyleAndDay: undefined }

function open(budget: Partial<Budget> = {}, clock = createTestClock()) {
  const told: Attempt[] = []
  const spending = createSpending({
    database,
    clock,
    budget: { ...unlimited, ...budget },
    onAttempt: (attempt) => told.push(attempt),
  })
  return { spending, told, clock }
}

const attemptOf = (more: Partial<Attempt> = {}): Attempt => ({
  kind: 'couple',
  provider: 'google',
  model: 'banana',
  label: 'rose-arch',
  costUsd: 0.04,
  latencyMs: 8123.4,
  round: 1,
  outcome: 'passed',
  likeness: [0.31, 0.4],
  skinDeltaE: [2, 1],
  ...more,
})

/** Sums in millionths of a dollar, by day and label. */
async function sums(): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string; micros: string }>`
    select to_char(day, 'YYYY-MM-DD') || '/' || label as name, round(usd * 1000000)::text as micros
    from provider_spending`.execute(database.db)
  return Object.fromEntries(rows.map(({ name, micros }) => [name, Number(micros)]))
}

test('an estimate is set aside for the day and the style, and gives way to what it really cost', async () => {
  const { spending, clock } = open()
  const day = dayOf(clock.now())
  expect(await spending.reserve({ usd: 0.134, label: 'rose-arch' })).toBe(true)
  expect(await sums()).toEqual({ [`${day}/`]: 134_000, [`${day}/rose-arch`]: 134_000 })
  await spending.settle(attemptOf({ costUsd: 0.1012 }), { usd: 0.134 })
  expect(await sums()).toEqual({ [`${day}/`]: 101_200, [`${day}/rose-arch`]: 101_200 })
})

test('an attempt is written down with the worse of two people, and with nobody’s name', async () => {
  const { spending, told, clock } = open()
  await spending.reserve({ usd: 0.04, label: 'rose-arch' })
  await spending.settle(attemptOf(), { usd: 0.04 })
  const { rows } = await sql`select *, to_char(day, 'YYYY-MM-DD') as day from provider_attempts`.execute(
    database.db,
  )
  expect(rows).toEqual([
    {
      id: expect.anything(),
      day: dayOf(clock.now()),
      kind: 'couple',
      provider: 'google',
      model: 'banana',
      label: 'rose-arch',
      round: 1,
      outcome: 'passed',
      cost_usd: '0.040000',
      latency_ms: 8123,
      likeness: expect.closeTo(0.4),
      skin_delta_e: expect.closeTo(2),
    },
  ])
  expect(told).toEqual([attemptOf()])
})

test('a refused attempt gives its estimate back', async () => {
  const { spending } = open({ usdPerDay: 0.1 })
  await spending.reserve({ usd: 0.1, label: undefined })
  expect(await spending.reserve({ usd: 0.1, label: undefined })).toBe(false)
  const refused = attemptOf({ label: undefined, costUsd: 0, outcome: 'unsafe', likeness: [], skinDeltaE: [] })
  await spending.settle(refused, { usd: 0.1 })
  expect(await spending.reserve({ usd: 0.1, label: undefined })).toBe(true)
})

test('a style that has spent its share leaves the others theirs, and takes nothing of the day’s', async () => {
  const { spending, clock } = open({ usdPerDay: 1, usdPerStyleAndDay: 0.1 })
  expect(await spending.reserve({ usd: 0.1, label: 'rose-arch' })).toBe(true)
  expect(await spending.reserve({ usd: 0.04, label: 'rose-arch' })).toBe(false)
  expect(await spending.reserve({ usd: 0.04, label: 'coral-dusk' })).toBe(true)
  expect((await sums())[`${dayOf(clock.now())}/`]).toBe(140_000)
})

test('an estimate above the whole budget is refused from the start', async () => {
  const { spending } = open({ usdPerDay: 0.03 })
  expect(await spending.reserve({ usd: 0.04, label: 'rose-arch' })).toBe(false)
  expect(await sums()).toEqual({})
})

test('a picture that is begun before midnight is paid from the day before', async () => {
  const { spending, clock } = open({ usdPerDay: 0.1 })
  const before = dayOf(clock.now())
  await spending.reserve({ usd: 0.1, label: undefined })
  clock.advance(dayMs)
  expect(await spending.reserve({ usd: 0.06, label: undefined })).toBe(true)
  await spending.settle(attemptOf({ label: undefined, costUsd: 0.02 }), { usd: 0.1 })
  expect(await sums()).toEqual({ [`${before}/`]: 20_000, [`${dayOf(clock.now())}/`]: 60_000 })
})

test('what the studio draws costs nothing and sets nothing aside', async () => {
  const { spending } = open({ usdPerDay: 0.1 })
  await spending.settle(attemptOf({ provider: 'studio', costUsd: 0 }), { usd: 0 })
  expect(await sums()).toEqual({})
})

test('an amount that is none is a defect, and nothing is set aside', async () => {
  const { spending } = open()
  await expect(spending.reserve({ usd: Number.NaN, label: undefined })).rejects.toThrow('no amount of money')
  expect(await sums()).toEqual({})
})

test('attempts are forgotten after a hundred days', async () => {
  const { spending, clock } = open()
  await spending.settle(attemptOf({ provider: 'old' }), { usd: 0 })
  clock.advance(60 * dayMs)
  await spending.settle(attemptOf({ provider: 'new' }), { usd: 0 })
  clock.advance(60 * dayMs)
  expect(await forgetAttempts({ database, clock, settings: defaultSettings })).toBe(1)
  const left = await database.db.selectFrom('provider_attempts').select('provider').execute()
  expect(left).toEqual([{ provider: 'new' }])
  expect(Object.keys(await sums())).toHaveLength(2)
})

const cents = fc.integer({ min: 1, max: 30 })
/** What models cost at most, as a share of their estimate. */
const stepOf = (mostShare: number) =>
  fc.record({
    worker: fc.integer({ min: 0, max: 2 }),
    label: fc.constantFrom(undefined, 'one', 'two'),
    cents,
    /** Which share of the estimate it costs in the end; undefined is a worker that was killed. */
    share: fc.option(fc.double({ min: 0, max: mostShare, noNaN: true }), { nil: undefined }),
    isAtOnce: fc.boolean(),
  })

test.for([
  ['no budget is ever passed, however many workers draw at once', 1],
  ['models that cost more than they say pass a budget by that of one moment, never by more', 4],
] as const)('%s', { tags: ['slow'] }, async ([, mostShare]) => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(stepOf(mostShare), { minLength: 1, maxLength: 25 }),
      cents,
      cents,
      async (steps, day, style) => {
        await sql`truncate provider_attempts, provider_spending`.execute(database.db)
        const budget = { usdPerDay: (day * 4) / 100, usdPerStyleAndDay: (style * 2) / 100 }
        const workers = [open(budget), open(budget), open(budget)].map(({ spending }) => spending)
        let mostAboveUsd = 0
        const watch = async (aboveUsd: readonly number[]) => {
          mostAboveUsd = Math.max(mostAboveUsd, sumOf(aboveUsd))
          const spent = await sums()
          for (const [name, micros] of Object.entries(spent)) {
            const limit = name.endsWith('/') ? budget.usdPerDay : budget.usdPerStyleAndDay
            // Each settlement rounds up to a millionth.
            const most = Math.round((limit + mostAboveUsd) * 1e6) + (mostAboveUsd && steps.length)
            expect(micros).toBeLessThanOrEqual(most)
            expect(micros).toBeGreaterThanOrEqual(0)
          }
          const isPassed = (spent[`${dayOf(createTestClock().now())}/`] ?? 0) > budget.usdPerDay * 1e6
          if (isPassed) expect(await workers[0].reserve({ usd: 0.000001, label: undefined })).toBe(false)
        }
        let underWay: Promise<number>[] = []
        for (const { isAtOnce, worker, ...work } of steps) {
          underWay.push(draw(workers[worker], work))
          if (isAtOnce) continue
          await watch(await Promise.all(underWay))
          underWay = []
        }
        await watch(await Promise.all(underWay))
      },
    ),
    { numRuns: 60 },
  )
})

interface Work {
  label: string | undefined
  cents: number
  share: number | undefined
}

/** Draws one picture; answers by how much it passed its estimate. */
async function draw(spending: Spending, { label, cents: estimated, share }: Work): Promise<number> {
  const usd = estimated / 100
  if (!(await spending.reserve({ usd, label })) || share === undefined) return 0
  await spending.settle(attemptOf({ label, costUsd: usd * share }), { usd })
  return Math.max(0, usd * (share - 1))
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}

// @module-tag postgres
import { ApiError, getProviderAnalytics } from '@ever-after/contract'
import type { Attempt } from '@ever-after/engine'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectRefusal } from '../../testing/expect-refusal.ts'
import { startTestServer, type TestDevice, type TestServer } from '../../testing/start-server.ts'
import { createSpending } from '../spending/index.ts'

let server: TestServer
let operator: TestDevice
beforeAll(async () => {
  server = await startTestServer({
    env: {
      ENGINE_COUPLE: 'openai-compatible:painter, studio',
      OPENAI_COMPATIBLE_URL: 'http://127.0.0.1:9/v1',
      ENGINE_PRICES: '{"openai-compatible:painter": 0.05}',
      ENGINE_BUDGET_USD_PER_DAY: '20',
    },
  })
  operator = await server.operator()
})
afterAll(() => server.close())

const dayMs = 24 * 60 * 60 * 1000
const read = (days?: string) => operator.call(getProviderAnalytics, days ? { query: { days } } : {})

async function attempted(...attempts: Partial<Attempt>[]): Promise<void> {
  const budget = { usdPerDay: undefined, usdPerStyleAndDay: undefined }
  const spending = createSpending({ ...server.services, budget, onAttempt: () => {} })
  for (const attempt of attempts)
    await spending.settle(
      {
        kind: 'couple',
        provider: 'google',
        model: 'banana',
        label: 'golden-tide',
        costUsd: 0.04,
        latencyMs: 9000,
        round: 1,
        outcome: 'passed',
        likeness: [],
        skinDeltaE: [],
        ...attempt,
      },
      { usd: 0 },
    )
}

test('where nothing was drawn elsewhere there are no figures, only who would be asked and what it may cost', async () => {
  expect(await read()).toEqual({
    today: { spentUsd: 0, budgetUsd: 20, budgetUsdPerStyle: null },
    chains: [{ kind: 'couple', links: ['openai-compatible:painter', 'studio'] }],
    providers: [],
    styles: [],
  })
})

test('a model shows what passed, why others did not, its times, likeness and the price of a picture', async () => {
  await attempted(
    { latencyMs: 8000, likeness: [0.3, 0.2], skinDeltaE: [1, 3] },
    { latencyMs: 12_000, likeness: [0.4, 0.5], skinDeltaE: [5, 3], label: 'rose-arch' },
    { outcome: 'unlike', likeness: [0.9] },
    { outcome: 'unlike', likeness: [0.8], label: 'gone-style' },
    { outcome: 'unsafe', costUsd: 0 },
    { kind: 'dress', provider: 'fal', model: 'fashn', label: 'gardenia', outcome: 'timed_out', costUsd: 0 },
    { kind: 'portrait', label: undefined, costUsd: 0.01, latencyMs: 500 },
  )
  const { today, providers, styles } = await read()
  expect(today.spentUsd).toBeCloseTo(0.17)
  expect(providers).toEqual([
    {
      kind: 'couple',
      provider: 'google',
      model: 'banana',
      attempts: 5,
      passed: 2,
      costUsd: expect.closeTo(0.16),
      usdPerPicture: expect.closeTo(0.08),
      p50Ms: 8000,
      p95Ms: 12_000,
      likeness: expect.closeTo(0.4),
      skinDeltaE: expect.closeTo(4),
      failures: [
        { code: 'unlike', count: 2 },
        { code: 'unsafe', count: 1 },
      ],
    },
    expect.objectContaining({
      kind: 'portrait',
      provider: 'google',
      attempts: 1,
      likeness: null,
      failures: [],
    }),
    expect.objectContaining({
      kind: 'dress',
      provider: 'fal',
      passed: 0,
      usdPerPicture: null,
      p50Ms: null,
      failures: [{ code: 'timed_out', count: 1 }],
    }),
  ])
  expect(styles.map(({ name, kind, attempts, passed }) => [name, kind, attempts, passed])).toEqual([
    ['Golden Hour by the Sea', 'couple', 3, 1],
    ['gone-style', 'couple', 1, 0],
    ['The Rose Garden', 'couple', 1, 1],
    ['Gardenia', 'dress', 1, 0],
  ])
})

test('only the days that were asked for count, and yesterday’s money is not today’s', async () => {
  server.clock.advance(2 * dayMs)
  operator = await server.operator()
  await attempted({ provider: 'openai', model: 'painter', costUsd: 0.3 })
  const { today, providers } = await read('2')
  expect(today.spentUsd).toBeCloseTo(0.3)
  expect(providers.map(({ provider }) => provider)).toEqual(['openai'])
  expect((await read('3')).providers).toHaveLength(4)
})

test('nobody but the operator reads it, and no more days than are kept', async () => {
  const device = await server.newDevice()
  await expectRefusal(device.call(getProviderAnalytics, {}), 'forbidden')
  await expect(read('101')).rejects.toBeInstanceOf(ApiError)
})

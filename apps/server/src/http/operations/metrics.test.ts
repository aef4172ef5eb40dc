import { deleteMyData, requestStyle } from '@ever-after/contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type HostedWorld, startHostedWorld } from '../../testing/hosted-world.ts'
import { applyOnce, untilEnded, untilHandled } from '../../testing/make-creations.ts'
import { startTestServer } from '../../testing/start-server.ts'
import { valueIn } from './testing/value-in.ts'

let world: HostedWorld
let text: string

/** Two pictures, the first one after a failure of the first model; then somebody leaves. */
beforeAll(async () => {
  world = await startHostedWorld({
    provider: 'google',
    chains: { couple: ['first', 'studio'] },
    env: { ENGINE_BUDGET_USD_PER_DAY: '5' },
    settings: { sweepEveryMs: 200 },
  })
  const { server, first } = world
  const device = await server.newDevice()
  first.failNext('server_error')
  for (let made = 0; made < 2; made++) {
    const id = await applyOnce(device)
    await untilEnded(device, id)
    await untilHandled(server, id)
  }
  await server.anonymous(requestStyle, { body: { styleName: '' } }).catch(() => undefined)
  const leaving = await server.newDevice()
  await leaving.call(deleteMyData, {})
  await vi.waitFor(async () => expect(await cleared('measures')).toBeGreaterThan(0), { timeout: 10_000 })
  text = await readMetrics()
})
afterAll(() => world.close())

const readMetrics = async () => (await world.server.fetch('/metrics')).text()
const cleared = async (step: string) => valueIn(await readMetrics(), 'sweep_cleared_total', `step="${step}"`)
const value = (name: string, ...labels: string[]) => valueIn(text, name, ...labels)

test('requests are counted by route and status', { tags: ['slow'] }, () => {
  const name = 'http_request_duration_seconds_count'
  expect(value(name, 'route="/api/wedding-styles/apply"', 'status="200"')).toBe(2)
  expect(value(name, 'route="/api/analytics/style-request"', 'status="400"')).toBe(1)
  expect(value('http_requests_in_flight')).toBe(1)
})

test('pictures are counted by kind and outcome, and what waits is told', { tags: ['slow'] }, () => {
  expect(value('engine_job_duration_seconds_count', 'kind="couple"', 'outcome="passed"')).toBe(2)
  expect(value('queue_jobs', 'queue="creation"', 'state="waiting"')).toBe(0)
  expect(value('queue_oldest_waiting_seconds', 'queue="creation"')).toBe(0)
  expect(value('creations_running', 'status="pending"')).toBe(0)
})

test('tries of hosted models are counted by outcome, with their cost and today’s spending', {
  tags: ['slow'],
}, () => {
  const count = 'provider_attempt_duration_seconds_count'
  expect(value(count, 'provider="google"', 'outcome="provider_unavailable"')).toBe(1)
  expect(value(count, 'provider="google"', 'outcome="passed"')).toBeGreaterThan(0)
  expect(value('provider_cost_usd_total', 'provider="google"')).toBeGreaterThan(0)
  expect(value('provider_spending_today_usd')).toBeCloseTo(
    value('provider_cost_usd_total', 'provider="google"') ?? 0,
  )
  expect(value('provider_budget_usd')).toBe(5)
})

test('the ledger’s sums are told, and the balances are what they add up to', { tags: ['slow'] }, () => {
  const rows = [...text.matchAll(/^ledger_units\{bucket="(\w+)",kind="(\w+)"\} (\S+)$/gm)]
  const sumOf = (wanted: (kind: string) => boolean) =>
    rows.filter(([, , kind]) => wanted(kind)).reduce((sum, [, , , units]) => sum + Number(units), 0)
  expect(sumOf((kind) => kind === 'grant')).toBeGreaterThan(0)
  expect(sumOf((kind) => kind === 'balance')).toBe(sumOf((kind) => kind !== 'balance'))
})

test('nothing that has to be deleted is overdue after the sweep, and what is late is told', {
  tags: ['slow'],
}, async () => {
  for (const what of ['photos', 'results', 'images', 'devices'])
    expect(value('retention_overdue_seconds', `what="${what}"`)).toBe(0)
  const late = await startTestServer({ settings: { sweepEveryMs: 3_600_000 } })
  const device = await late.newDevice()
  await applyOnce(device)
  late.clock.advance(31 * 86_400_000)
  const read = await (await late.fetch('/metrics')).text()
  expect(valueIn(read, 'retention_overdue_seconds', 'what="photos"')).toBeCloseTo(86_400, -2)
  await late.close()
})

test('without its database a process still tells how it is', { tags: ['slow'] }, async () => {
  const own = await startTestServer()
  await own.services.queue.stop(1000)
  await own.services.database.close()
  const answer = await own.fetch('/metrics')
  const read = await answer.text()
  expect([answer.status, valueIn(read, 'database_up')]).toEqual([200, 0])
  expect(valueIn(read, 'process_resident_memory_bytes')).toBeGreaterThan(0)
  expect(read).not.toMatch(/^queue_jobs\{/m)
  await own.close()
})

test('a port of its own has health and metrics and nothing else', { tags: ['slow'] }, async () => {
  const own = await startTestServer({ env: { OPERATIONS_PORT: '0' } })
  const operations = own.operations
  if (!operations) throw new Error('There is no second port.')
  const ask = async (url: string) => (await operations.inject({ url, remoteAddress: '127.0.0.1' })).statusCode
  expect([await ask('/healthz'), await ask('/readyz'), await ask('/metrics')]).toEqual([200, 200, 200])
  expect([await ask('/api/app-config'), await ask('/admin')]).toEqual([404, 404])
  await own.close()
})

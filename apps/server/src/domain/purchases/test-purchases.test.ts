// @module-tag slow
import { Writable } from 'node:stream'
import {
  createClient,
  getSubscriptionStatus,
  reportOneTimePurchase,
  syncSubscription,
} from '@ever-after/contract'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createLog } from '../../infra/log/create-log.ts'
import { deviceIdOf } from '../../testing/device-id-of.ts'
import { expectRefusal } from '../../testing/expect-refusal.ts'
import { type FakeRevenueCat, startFakeRevenueCat } from '../../testing/fake-revenuecat.ts'
import { type FreshDatabase, freshDatabase } from '../../testing/fresh-database.ts'
import { startTestServer, type TestDevice, type TestServer } from '../../testing/start-server.ts'

let store: FakeRevenueCat
let database: FreshDatabase
let server: TestServer
let lines: string[]
beforeAll(async () => {
  store = await startFakeRevenueCat()
})
afterAll(() => store.close())
beforeEach(async () => {
  database = await freshDatabase()
  lines = []
})
afterEach(async () => {
  await server.close()
  await database.remove()
})

/** A production server whose operator chose what becomes of purchases in Apple's sandbox. */
async function start(STORE_SANDBOX_PURCHASES: 'refuse' | 'count'): Promise<void> {
  const destination = new Writable({
    write(line, _encoding, done) {
      lines.push(String(line))
      done()
    },
  })
  server = await startTestServer({
    database,
    env: { ...store.env, NODE_ENV: 'production', STORE_SANDBOX_PURCHASES },
    log: createLog('info', destination),
  })
}

const productId = 'bonus_transformations_20'
const report = ({ call }: TestDevice, transactionId: string) =>
  call(reportOneTimePurchase, { body: { type: 'bonus_transformations', productId, transactionId } })
const buy = ({ installationId: appUserId }: TestDevice) =>
  store.buy({ appUserId, productId, isSandbox: true })
const told = () => lines.filter((line) => line.includes('bought in a sandbox'))

test('while they count, a reviewer buys in the sandbox, and each purchase is marked and logged once', async () => {
  await start('count')
  const reviewer = await server.newDevice()
  const transactionId = buy(reviewer)
  for (let times = 0; times < 2; times++)
    expect(await report(reviewer, transactionId)).toMatchObject({ bonusChangesRemaining: 22 })
  const row = await server.services.database.db
    .selectFrom('purchases')
    .select(['device_id', 'is_sandbox'])
    .executeTakeFirstOrThrow()
  expect(row).toEqual({ device_id: await deviceIdOf(server, reviewer), is_sandbox: true })
  expect(told()).toHaveLength(1)
  expect(told()[0]).toContain(productId)
})

test('refused again they give nothing new; what was granted stays, and a subscription ends', async () => {
  await start('count')
  const reviewer = await server.newDevice()
  const now = server.clock.now()
  store.subscribe({
    appUserId: reviewer.installationId,
    productId: 'wedding_photos_premium_weekly',
    startedAt: now,
    expiresAt: new Date(now.getTime() + 60 * 60 * 1000),
    isSandbox: true,
  })
  await report(reviewer, buy(reviewer))
  expect((await reviewer.call(getSubscriptionStatus, {})).hasActiveSubscription).toBe(true)
  await server.close()

  await start('refuse')
  const call = createClient({ baseUrl: `${server.origin}/api`, token: () => reviewer.token })
  await expectRefusal(report({ ...reviewer, call }, buy(reviewer)), 'purchase_unverified')
  await call(syncSubscription, { body: {} })
  const { hasActiveSubscription, usage } = await call(getSubscriptionStatus, {})
  expect([hasActiveSubscription, usage.bonusChangesRemaining]).toEqual([false, 22])
})

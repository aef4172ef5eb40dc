import { getSubscriptionStatus, syncSubscription } from '@ever-after/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type FakeRevenueCat, startFakeRevenueCat } from '../../testing/fake-revenuecat.ts'
import { startTestServer, type TestDevice, type TestServer } from '../../testing/start-server.ts'
import { deviceIdOf } from '../../testing/subscribe.ts'
import { noteReversal } from '../membership/index.ts'
import { forgetStoreEvents, sweepLapsed } from './index.ts'

let store: FakeRevenueCat
let server: TestServer
beforeAll(async () => {
  store = await startFakeRevenueCat()
  server = await startTestServer({ env: store.env, settings: { sweepEveryMs: 3_600_000 } })
})
beforeEach(() => server.services.database.db.deleteFrom('subscriptions').execute())
afterAll(async () => {
  await server.close()
  await store.close()
})

const dayMs = 24 * 60 * 60 * 1000
const inDays = (days: number) => new Date(server.clock.now().getTime() + days * dayMs)
const isActive = async ({ call }: TestDevice) => (await call(getSubscriptionStatus, {})).hasActiveSubscription

async function newSubscriber(): Promise<TestDevice> {
  const device = await server.newDevice()
  store.subscribe({
    appUserId: device.installationId,
    productId: 'wedding_photos_premium_weekly',
    startedAt: inDays(0),
    expiresAt: inDays(7),
  })
  await device.call(syncSubscription, { body: {} })
  return device
}

test('a renewal whose message was lost is found once the subscription seems to have run out', async () => {
  const device = await newSubscriber()
  server.clock.advance(8 * dayMs)
  store.renew(device.installationId, inDays(6))
  expect(await isActive(device)).toBe(false)
  expect(await sweepLapsed(server.services)).toBe(1)
  expect(await isActive(device)).toBe(true)
})

test('a subscription that really ended is asked about once and no more', async () => {
  const device = await newSubscriber()
  server.clock.advance(8 * dayMs)
  expect(await sweepLapsed(server.services)).toBe(1)
  store.asked.length = 0
  expect(await sweepLapsed(server.services)).toBe(0)
  expect(store.asked).toEqual([])
  expect(await isActive(device)).toBe(false)
})

test('a subscription that runs is not asked about', async () => {
  await newSubscriber()
  store.asked.length = 0
  expect(await sweepLapsed(server.services)).toBe(0)
  expect(store.asked).toEqual([])
})

test('an older identity’s end is settled through the newest one and not asked about for ever', async () => {
  const older = await newSubscriber()
  await server.newDevice(older.installationId)
  store.transfer(older.installationId, 'somebody else')
  server.clock.advance(8 * dayMs)
  expect(await sweepLapsed(server.services)).toBe(1)
  expect(await sweepLapsed(server.services)).toBe(0)
})

test('while the store is away the sweep soon gives up, and tries again later', async () => {
  const devices = [await newSubscriber(), await newSubscriber(), await newSubscriber(), await newSubscriber()]
  server.clock.advance(8 * dayMs)
  for (const { installationId } of devices) store.renew(installationId, inDays(6))
  store.asked.length = 0
  store.disturb(...Array.from({ length: 6 }, () => ({ status: 503 })))
  expect(await sweepLapsed(server.services)).toBe(0)
  expect(store.asked).toHaveLength(6)
  expect(await sweepLapsed(server.services)).toBe(4)
  for (const device of devices) expect(await isActive(device)).toBe(true)
})

test('a device that deleted its data is not asked about', async () => {
  const device = await newSubscriber()
  await server.services.database.db
    .updateTable('devices')
    .set({ deleted_at: server.clock.now() })
    .where('id', '=', await deviceIdOf(server, device))
    .execute()
  server.clock.advance(8 * dayMs)
  expect(await sweepLapsed(server.services)).toBe(0)
})

test('a message is forgotten a month after it was taken', async () => {
  const event = { id: 'old', type: 'TEST', app_user_id: null, received_at: server.clock.now() }
  await server.services.database.db.insertInto('store_events').values(event).execute()
  expect(await forgetStoreEvents(server.services)).toBe(0)
  await noteReversal(server.services, '2000')
  const read = { transaction_hash: 'of one', read_at: server.clock.now() }
  await server.services.database.db.insertInto('subscription_reads').values(read).execute()
  server.clock.advance(31 * dayMs)
  expect(await forgetStoreEvents(server.services)).toBe(1)
  const { db } = server.services.database
  expect(await db.selectFrom('refund_reversals').selectAll().execute()).toEqual([])
  expect(await db.selectFrom('subscription_reads').selectAll().execute()).toEqual([])
})

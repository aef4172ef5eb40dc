import {
  getOneTimeStatus,
  getSubscriptionStatus,
  reportOneTimePurchase,
  reportTestGroup,
  syncSubscription,
} from '@ever-after/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectRefusal } from '../../testing/expect-refusal.ts'
import { type FakeRevenueCat, startFakeRevenueCat } from '../../testing/fake-revenuecat.ts'
import { startTestServer, type TestDevice, type TestServer } from '../../testing/start-server.ts'

let store: FakeRevenueCat
let server: TestServer
beforeAll(async () => {
  store = await startFakeRevenueCat()
  server = await startTestServer({ env: store.env })
})
afterAll(async () => {
  await server.close()
  await store.close()
})

const dayMs = 24 * 60 * 60 * 1000
const inDays = (days: number) => new Date(server.clock.now().getTime() + days * dayMs)
const sync = ({ call }: TestDevice, customerInfo: unknown = {}) =>
  call(syncSubscription, { body: { customerInfo, timestamp: new Date().toISOString() } })
const statusOf = ({ call }: TestDevice) => call(getSubscriptionStatus, {})

function subscribe({ installationId: appUserId }: TestDevice, changed: { isSandbox?: boolean } = {}): string {
  const productId = 'wedding_photos_premium_yearly'
  return store.subscribe({
    appUserId,
    productId,
    startedAt: inDays(0),
    expiresAt: inDays(3),
    periodType: 'trial',
    ...changed,
  })
}

test('a sync makes what the store says true here: active, which product, which period, until when', {
  tags: ['API-15', 'API-16', 'MEMB-36', 'DATA-21', 'A16'],
}, async () => {
  const device = await server.newDevice()
  subscribe(device)
  expect(await sync(device)).toEqual({ success: true })
  const status = await statusOf(device)
  const leftMs = Date.parse(status.subscription?.expiresAt ?? '') - server.clock.now().getTime()
  expect(leftMs / dayMs).toBeCloseTo(3, 2)
  expect(status).toMatchObject({
    hasActiveSubscription: true,
    subscription: { productId: 'wedding_photos_premium_yearly', periodType: 'TRIAL' },
    usage: { weeklyTransformationsRemaining: 50, portraitLimit: 20 },
  })
})

test('what a client claims of itself in a sync is not believed', { tags: ['API-16', 'A03'] }, async () => {
  const device = await server.newDevice()
  const claim = { isActive: true, productIdentifier: 'wedding_photos_premium_yearly' }
  await sync(device, { entitlements: { active: { premium: claim }, all: { premium: claim } } })
  expect(await statusOf(device)).toMatchObject({ hasActiveSubscription: false, subscription: null })
})

test('what a purchase gives and its report never told is granted by a sync, once', {
  tags: ['A03'],
}, async () => {
  const device = await server.newDevice()
  store.buy({ appUserId: device.installationId, productId: 'bonus_transformations_40' })
  for (let times = 0; times < 3; times++) await sync(device)
  expect(await device.call(getOneTimeStatus, {})).toMatchObject({ bonusChangesRemaining: 42 })
})

test('what was bought moves to the installation that restores it and leaves the other one', {
  tags: ['A70'],
}, async () => {
  const [old, fresh] = [await server.newDevice(), await server.newDevice()]
  subscribe(old)
  store.buy({ appUserId: old.installationId, productId: 'one_time_premium_credit' })
  await sync(old)
  store.transfer(old.installationId, fresh.installationId)
  await sync(fresh)
  const has = async (device: TestDevice) => {
    const { hasActiveSubscription, usage } = await statusOf(device)
    return [hasActiveSubscription, usage.hasLifetimeDownloads, usage.bonusChangesRemaining]
  }
  expect([await has(fresh), await has(old)]).toEqual([
    [true, true, 17],
    [false, false, 2],
  ])
})

test('the newest identity of an installation holds what the store says, also when an older one asks', async () => {
  const older = await server.newDevice()
  subscribe(older)
  const newer = await server.newDevice(older.installationId)
  await sync(older)
  expect((await statusOf(newer)).hasActiveSubscription).toBe(true)
  expect((await statusOf(older)).hasActiveSubscription).toBe(false)
})

test('a first payment of somebody in the price test is counted, a trial is not', async () => {
  const device = await server.newDevice()
  const body = { group: 'test', testName: 'intro_pricing_annual_2025' } as const
  await device.call(reportTestGroup, { body })
  const id = subscribe(device)
  const conversions = () =>
    server.services.database.db
      .selectFrom('conversions')
      .select(['test_group', 'product_id'])
      .where('transaction_id', '=', id)
      .execute()
  await sync(device)
  expect(await conversions()).toEqual([])
  store.renew(device.installationId, inDays(365))
  for (let times = 0; times < 2; times++) await sync(device)
  expect(await conversions()).toEqual([{ test_group: 'test', product_id: 'wedding_photos_premium_yearly' }])
})

test('outside production a sandbox’s transactions count, so that the app can be tried', async () => {
  const device = await server.newDevice()
  subscribe(device, { isSandbox: true })
  await sync(device)
  expect((await statusOf(device)).hasActiveSubscription).toBe(true)
})

test('without an answer of the store nothing changes and the caller hears when to come again', async () => {
  const device = await server.newDevice()
  subscribe(device)
  await sync(device)
  store.disturb(
    { status: 429, headers: { 'retry-after': '60' } },
    { status: 429, headers: { 'retry-after': '60' } },
  )
  const response = await server.fetch('/api/subscriptions/sync', {
    method: 'POST',
    headers: { authorization: `Bearer ${device.token}`, 'content-type': 'application/json' },
    body: '{}',
  })
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60'])
  expect((await statusOf(device)).hasActiveSubscription).toBe(true)
})

test('where nothing is for sale, purchases are unavailable, their status reads zeros and no message is taken', async () => {
  const shop = await startTestServer()
  const device = await shop.newDevice()
  const body = {
    type: 'lifetime_downloads',
    productId: 'one_time_premium_credit',
    transactionId: '1',
  } as const
  await expectRefusal(device.call(reportOneTimePurchase, { body }), 'store_unavailable')
  await expectRefusal(sync(device), 'store_unavailable')
  expect(await device.call(getOneTimeStatus, {})).toMatchObject({ hasLifetimeDownloads: false })
  const message = await shop.fetch('/api/webhooks/revenuecat', { method: 'POST' })
  expect(message.status).toBe(404)
  await shop.close()
})

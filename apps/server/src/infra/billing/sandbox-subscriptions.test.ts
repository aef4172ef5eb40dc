import { afterEach, beforeEach, expect, test } from 'vitest'
import { startSandboxStore, type TestStore } from '../../testing/start-sandbox-store.ts'

const dayMs = 24 * 60 * 60 * 1000
const weekly = 'wedding_photos_premium_weekly'
const yearly = 'wedding_photos_premium_yearly'

let store: TestStore
beforeEach(async () => {
  store = await startSandboxStore()
})
afterEach(() => store.close())

const order = (productId: string, more: object = {}) =>
  store.browser('/purchases', {
    appUserId: 'ann',
    accountId: 'phone',
    productId,
    outcome: 'succeed',
    ...more,
  })
const subscriber = async (appUserId = 'ann') =>
  (await store.server(`/v1/subscribers/${appUserId}`)).body.subscriber
const advance = (days: number) => store.browser('/clock', { advanceMs: days * dayMs })

test('a stranger is made a customer by the first question, and is one from then on', async () => {
  const first = await store.server('/v1/subscribers/nobody')
  expect(first.status).toBe(201)
  expect(first.body.subscriber).toMatchObject({
    entitlements: {},
    subscriptions: {},
    non_subscriptions: {},
  })
  expect((await store.server('/v1/subscribers/nobody')).status).toBe(200)
})

test('a weekly subscription gives the entitlement for seven days and renews with another number', async () => {
  const { body } = await order(weekly)
  const before = await subscriber()
  expect(before.entitlements.premium.product_identifier).toBe(weekly)
  expect(before.subscriptions[weekly]).toMatchObject({
    period_type: 'normal',
    is_sandbox: true,
    store: 'app_store',
    store_transaction_id: body.storeTransaction.storeTransactionId,
    unsubscribe_detected_at: null,
    refunded_at: null,
  })
  const { purchase_date, expires_date } = before.subscriptions[weekly]
  expect(Date.parse(expires_date) - Date.parse(purchase_date)).toBe(7 * dayMs)

  await advance(15)
  const after = (await subscriber()).subscriptions[weekly]
  expect(Date.parse(after.expires_date) - Date.parse(purchase_date)).toBe(21 * dayMs)
  expect(after.original_purchase_date).toBe(purchase_date)
  expect(after.store_transaction_id).not.toBe(body.storeTransaction.storeTransactionId)
  expect(store.types()).toEqual(['INITIAL_PURCHASE', 'RENEWAL', 'RENEWAL'])
})

test('a trial costs nothing, becomes a paid year after three days, and comes once for each account', async () => {
  const prices = async () =>
    (await store.browser(`/rcbilling/v1/subscribers/ann/products?id=${yearly}&accountId=phone`)).body
      .product_details[0].purchase_options.base
  expect((await prices()).trial).toEqual({ cycle_count: 1, period_duration: 'P3D', price: null })
  await order(yearly)
  expect((await subscriber()).subscriptions[yearly].period_type).toBe('trial')
  await advance(3)
  expect((await subscriber()).subscriptions[yearly].period_type).toBe('normal')
  expect(store.news.map(({ type, price, period_type }) => [type, price, period_type])).toEqual([
    ['INITIAL_PURCHASE', 0, 'TRIAL'],
    ['RENEWAL', 49.99, 'NORMAL'],
  ])
  expect(store.news[1].is_trial_conversion).toBe(true)

  await store.browser('/expire', { appUserId: 'ann' })
  expect((await prices()).trial).toBeNull()
  await order(yearly)
  expect((await subscriber()).subscriptions[yearly].period_type).toBe('normal')
  expect(store.types().slice(2)).toEqual(['CANCELLATION', 'EXPIRATION', 'RENEWAL'])
})

test('an introductory month costs its own price and is followed by a year', async () => {
  const productId = 'wedding_photos_premium_yearly_v2'
  await order(productId)
  expect((await subscriber()).subscriptions[productId]).toMatchObject({
    period_type: 'intro',
    price: { amount: 8.99, currency: 'USD' },
  })
  await advance(31)
  const { purchase_date, expires_date, period_type } = (await subscriber()).subscriptions[productId]
  expect(period_type).toBe('normal')
  expect(Date.parse(expires_date) - Date.parse(purchase_date)).toBeGreaterThanOrEqual(365 * dayMs)
})

test('a cancelled subscription runs to its end, and buying it again meanwhile turns renewing on', async () => {
  const { body: first } = await order(weekly)
  await store.browser('/cancel', { appUserId: 'ann' })
  expect((await subscriber()).subscriptions[weekly].unsubscribe_detected_at).not.toBeNull()
  const { body: again } = await order(weekly)
  expect(again).toEqual(first)
  await store.browser('/cancel', { appUserId: 'ann' })
  await advance(8)
  expect(store.types()).toEqual([
    'INITIAL_PURCHASE',
    'CANCELLATION',
    'UNCANCELLATION',
    'CANCELLATION',
    'EXPIRATION',
  ])
  expect(store.news.at(-1)).toMatchObject({ expiration_reason: 'UNSUBSCRIBE' })
  expect(await store.browser('/cancel', { appUserId: 'ann' })).toMatchObject({
    status: 404,
    body: { code: 'no_subscription' },
  })
})

test('a longer plan begins at once, a shorter one after the end, and both go on with the same subscription', async () => {
  await order(weekly)
  const { body: upgraded } = await order(yearly)
  const v2 = (number: string) =>
    store.server(`/v2/projects/project/subscriptions?store_subscription_identifier=${number}`)
  const held = await subscriber()
  expect(held.entitlements.premium.product_identifier).toBe(yearly)
  expect(Date.parse(held.subscriptions[weekly].expires_date)).toBeLessThanOrEqual(store.clock.now().getTime())
  await order(weekly)
  expect((await subscriber()).entitlements.premium.product_identifier).toBe(yearly)
  await advance(5)
  const renewed = (await subscriber()).subscriptions[weekly].store_transaction_id
  const one = (await v2(upgraded.storeTransaction.storeTransactionId)).body.items[0]
  const other = (await v2(renewed)).body.items[0]
  expect(one.id).toBe(other.id)
  expect(other).toMatchObject({
    customer_id: 'ann',
    product_id: `prod_${weekly}`,
    store_subscription_identifier: renewed,
    auto_renewal_status: 'will_renew',
    status: 'active',
  })
  expect(new Set(store.news.map(({ original_transaction_id }) => original_transaction_id)).size).toBe(1)
  expect(store.types()).toEqual([
    'INITIAL_PURCHASE',
    'PRODUCT_CHANGE',
    'RENEWAL',
    'PRODUCT_CHANGE',
    'RENEWAL',
  ])
})

test('a refunded period ends the subscription at once', async () => {
  const { body } = await order(weekly)
  const { storeTransactionId: transactionId } = body.storeTransaction
  await store.browser('/refund', { transactionId })
  const { refunded_at, expires_date } = (await subscriber()).subscriptions[weekly]
  expect(refunded_at).toBe(expires_date)
  expect(Date.parse(expires_date)).toBeLessThanOrEqual(store.clock.now().getTime())
  expect(store.news.slice(1)).toMatchObject([
    { type: 'CANCELLATION', cancel_reason: 'CUSTOMER_SUPPORT', price: -7.99 },
    { type: 'EXPIRATION', expiration_reason: 'CUSTOMER_SUPPORT' },
  ])
  expect((await store.browser('/refund', { transactionId })).status).toBe(409)
})

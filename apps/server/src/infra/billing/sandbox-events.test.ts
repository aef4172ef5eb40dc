import { afterEach, beforeEach, expect, test } from 'vitest'
import { type StoreNews, startSandboxStore, type TestStore } from '../../testing/start-sandbox-store.ts'

const weekly = 'wedding_photos_premium_weekly'
const yearly = 'wedding_photos_premium_yearly'
const pack = 'bonus_transformations_40'

let store: TestStore
beforeEach(async () => {
  store = await startSandboxStore()
})
afterEach(() => store.close())

const buy = async (productId: string, more: object = {}) => {
  const order = { appUserId: 'ann', accountId: 'phone', productId, outcome: 'succeed', ...more }
  return (await store.browser('/purchases', order)).body.storeTransaction.storeTransactionId
}
const fieldsOf = (news: StoreNews | undefined) => Object.keys(news ?? {}).sort()

/** What every sample of RevenueCat's documentation holds, besides the fields of one type. */
const common = [
  'aliases',
  'app_id',
  'app_user_id',
  'commission_percentage',
  'country_code',
  'currency',
  'entitlement_id',
  'entitlement_ids',
  'environment',
  'event_timestamp_ms',
  'expiration_at_ms',
  'id',
  'is_family_share',
  'offer_code',
  'original_app_user_id',
  'original_transaction_id',
  'period_type',
  'presented_offering_id',
  'price',
  'price_in_purchased_currency',
  'product_id',
  'purchased_at_ms',
  'store',
  'subscriber_attributes',
  'takehome_percentage',
  'tax_percentage',
  'transaction_id',
  'type',
]

test('each event has the fields that RevenueCat documents for its type', async () => {
  await buy(weekly)
  await buy(yearly)
  const transactionId = await buy(pack)
  await store.browser('/refund', { transactionId })
  await store.browser('/restore', { appUserId: 'bea', accountId: 'phone' })
  await store.browser('/expire', { appUserId: 'bea' })
  const special: Record<string, string[]> = {
    PRODUCT_CHANGE: ['new_product_id'],
    RENEWAL: ['is_trial_conversion'],
    CANCELLATION: ['cancel_reason'],
    EXPIRATION: ['expiration_reason'],
  }
  const others = store.news.filter(({ type }) => type !== 'TRANSFER')
  expect(new Set(others.map(({ type }) => type)).size).toBe(6)
  for (const news of others)
    expect([news.type, fieldsOf(news)]).toEqual([
      news.type,
      [...common, ...(special[news.type] ?? [])].sort(),
    ])
  expect(fieldsOf(store.news.find(({ type }) => type === 'TRANSFER'))).toEqual(
    [
      'app_id',
      'environment',
      'event_timestamp_ms',
      'id',
      'store',
      'transferred_from',
      'transferred_to',
      'type',
    ].sort(),
  )
})

test('an event says whose purchase it is, what it cost, and from which offering it came', async () => {
  const transactionId = await buy(pack, { offeringId: 'credits' })
  await expect.poll(store.types).toEqual(['NON_RENEWING_PURCHASE'])
  expect(store.news[0]).toMatchObject({
    app_user_id: 'ann',
    product_id: pack,
    transaction_id: transactionId,
    original_transaction_id: transactionId,
    price: 4.99,
    currency: 'USD',
    presented_offering_id: 'credits',
    environment: 'SANDBOX',
    store: 'APP_STORE',
    expiration_at_ms: null,
  })
})

test('a renewal is told with the time at which it happened, however late the clock is moved', async () => {
  await buy(weekly)
  const weekMs = 7 * 24 * 60 * 60 * 1000
  await store.browser('/clock', { advanceMs: 3.5 * weekMs })
  const [first, ...renewals] = store.news
  expect(renewals.map(({ event_timestamp_ms }) => event_timestamp_ms)).toEqual(
    [1, 2, 3].map((weeks) => Number(first.purchased_at_ms) + weeks * weekMs),
  )
  expect(new Set(store.news.map(({ transaction_id }) => transaction_id)).size).toBe(4)
})

test('a message that is never taken is given up after its tries and holds nothing up', async () => {
  store.listener.refusals = 3
  await buy(pack)
  await expect.poll(() => store.news.length).toBe(3)
  await buy(weekly)
  await expect.poll(store.types).toEqual([...Array(3).fill('NON_RENEWING_PURCHASE'), 'INITIAL_PURCHASE'])
  const { events } = (await store.browser('/state/ann')).body
  expect(events).toMatchObject([
    { type: 'NON_RENEWING_PURCHASE', delivered: false },
    { type: 'INITIAL_PURCHASE', delivered: true },
  ])
})

test('thirty orders at once are thirty transactions, each told once', async () => {
  const numbers = await Promise.all(Array.from({ length: 30 }, () => buy(pack)))
  expect(new Set(numbers).size).toBe(30)
  await expect.poll(() => store.news.length).toBe(30)
  expect(new Set(store.news.map(({ transaction_id }) => transaction_id))).toEqual(new Set(numbers))
})

test('thirty orders of a subscription at once are one subscription', async () => {
  const numbers = await Promise.all(Array.from({ length: 30 }, () => buy(weekly)))
  expect(new Set(numbers).size).toBe(1)
  expect((await store.server('/v2/projects/project/customers/ann/subscriptions')).body.items).toHaveLength(1)
})

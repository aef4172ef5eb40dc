import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type FakeRevenueCat, startFakeRevenueCat } from '../../testing/fake-revenuecat.ts'
import { type Billing, StoreUnavailable } from './billing.ts'
import { createRevenueCat } from './revenuecat/create-revenuecat.ts'

let store: FakeRevenueCat
let billing: Billing
let appUserId = ''
beforeAll(async () => {
  store = await startFakeRevenueCat()
  billing = createRevenueCat({ ...store.account, timeoutMs: 300, patienceMs: 1000 })
})
afterAll(() => store.close())
beforeEach(() => {
  appUserId = `shell-${crypto.randomUUID()}`
  store.asked.length = 0
})

const dayMs = 24 * 60 * 60 * 1000
const inDays = (days: number) => new Date(Date.now() + days * dayMs)
const weekly = () => ({
  appUserId,
  productId: 'wedding_photos_premium_weekly',
  startedAt: inDays(-2),
  expiresAt: inDays(5),
})

async function refusalOf(asking: Promise<unknown>): Promise<StoreUnavailable> {
  const error = await asking.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof StoreUnavailable)) throw new Error(`Not refused: ${error}`)
  return error
}

test('who never bought anything has nothing', async () => {
  expect(await billing.readSubscriber(appUserId)).toEqual({ subscriptions: [], purchases: [] })
})

test('a subscription is read with its period, its kind and where it was bought', async () => {
  const bought = { ...weekly(), periodType: 'trial', isSandbox: true } as const
  const id = store.subscribe(bought)
  const { subscriptions } = await billing.readSubscriber(appUserId)
  expect(subscriptions).toEqual([
    {
      productId: 'wedding_photos_premium_weekly',
      store: 'app_store',
      transactionId: id,
      isSandbox: true,
      periodType: 'TRIAL',
      startedAt: bought.startedAt,
      expiresAt: bought.expiresAt,
      refundedAt: null,
    },
  ])
})

test('a subscription keeps its number when it renews', async () => {
  const id = store.subscribe(weekly())
  store.renew(appUserId, inDays(12))
  const { subscriptions } = await billing.readSubscriber(appUserId)
  expect(subscriptions).toMatchObject([{ transactionId: id, periodType: 'NORMAL' }])
})

test('time of grace counts as paid for, and a refund is told', async () => {
  const graceUntil = inDays(9)
  const id = store.subscribe({ ...weekly(), graceUntil })
  store.refund(id)
  const [subscription] = (await billing.readSubscriber(appUserId)).subscriptions
  expect(subscription.expiresAt).toEqual(graceUntil)
  expect(subscription.refundedAt).toBeInstanceOf(Date)
})

test('a subscription to something else is none of ours, one that the store counts as Premium is', {
  tags: ['MEMB-02'],
}, async () => {
  store.subscribe({ ...weekly(), productId: 'another_app_weekly' })
  store.subscribe({ ...weekly(), productId: 'rc_promo_premium_monthly', store: 'promotional' })
  const { subscriptions } = await billing.readSubscriber(appUserId)
  expect(subscriptions.map(({ productId }) => productId)).toEqual(['rc_promo_premium_monthly'])
  store.subscribe({ ...weekly(), productId: 'rc_promo_gold_monthly', entitlement: 'gold' })
  expect((await billing.readSubscriber(appUserId)).subscriptions).toEqual([])
})

test('what was bought once is read under the store’s own product id, refunded or not, page by page', async () => {
  const numbers = Array.from({ length: 130 }, () =>
    store.buy({ appUserId, productId: 'bonus_transformations_20' }),
  )
  store.refund(numbers[129])
  const { purchases } = await billing.readSubscriber(appUserId)
  expect(purchases.map(({ transactionId }) => transactionId)).toEqual(numbers)
  expect(purchases[0]).toEqual({
    productId: 'bonus_transformations_20',
    store: 'app_store',
    transactionId: numbers[0],
    isSandbox: false,
    purchasedAt: new Date(1_700_000_000_000),
    isRefunded: false,
  })
  expect(purchases[129].isRefunded).toBe(true)
  expect(store.asked.filter((path) => path.includes('/products/'))).toHaveLength(1)
})

test('a transaction is found with whoever holds it, an invented one is not', async () => {
  const number = store.buy({ appUserId, productId: 'portrait_credits_10' })
  expect(await billing.findPurchase(number)).toMatchObject({ appUserId, productId: 'portrait_credits_10' })
  expect(await billing.findPurchase('2000-invented')).toBeUndefined()
})

test('names and numbers stay one part of the path, whatever is in them', async () => {
  await billing.readSubscriber('../../v2/projects?x=#')
  await billing.findPurchase('1&customer_id=other')
  expect(store.asked).toContain('/v1/subscribers/..%2F..%2Fv2%2Fprojects%3Fx%3D%23')
  expect(store.asked.at(-1)).toMatch(/store_purchase_identifier=1%26customer_id%3Dother$/)
})

test.for([
  ['an error of its own', { status: 500 }],
  ['a wrong key', { status: 401 }],
  ['no JSON', { status: 200, body: '<html>' }],
  ['JSON of another form', { status: 200, body: '{"subscriber":{"subscriptions":[]}}' }],
  ['silence', { status: 200, delayMs: 1000 }],
  ['somewhere else to go', { status: 302, headers: { location: 'https://example.com/' } }],
] as const)('%s is no usable answer', async ([, disturbance]) => {
  store.disturb(disturbance, disturbance)
  await refusalOf(billing.readSubscriber(appUserId))
})

test('a wrong project is not taken for a person who bought nothing', async () => {
  store.buy({ appUserId, productId: 'bonus_transformations_20' })
  const elsewhere = { ...store.account, projectId: 'proj_other', timeoutMs: 300, patienceMs: 0 }
  await refusalOf(createRevenueCat(elsewhere).readSubscriber(appUserId))
})

test('a store that is not there is unavailable', async () => {
  const nobody = { ...store.account, baseUrl: 'http://127.0.0.1:1', timeoutMs: 300, patienceMs: 0 }
  expect((await refusalOf(createRevenueCat(nobody).findPurchase('1'))).cause).toBeInstanceOf(Error)
})

test('a short wish to wait is granted once, a long one is handed on', async () => {
  const number = store.buy({ appUserId, productId: 'portrait_credits_10' })
  store.disturb({ status: 429, headers: { 'retry-after': '0' } })
  expect(await billing.findPurchase(number)).toBeDefined()
  store.disturb({ status: 429, headers: { 'retry-after': '30' } })
  expect((await refusalOf(billing.findPurchase(number))).retryAfterMs).toBe(30_000)
  store.disturb(...Array.from({ length: 2 }, () => ({ status: 429, headers: { 'retry-after': '0' } })))
  await refusalOf(billing.findPurchase(number))
})

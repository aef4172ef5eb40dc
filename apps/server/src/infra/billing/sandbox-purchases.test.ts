import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startSandboxStore, type TestStore } from '../../testing/start-sandbox-store.ts'
import { systemClock } from '../clock.ts'
import { createLog } from '../log/create-log.ts'
import { systemRandom } from '../random.ts'
import { createSandboxStore } from './sandbox/create-sandbox-store.ts'

const pack = 'bonus_transformations_20'
const v2 = '/v2/projects/project'

let store: TestStore
beforeEach(async () => {
  store = await startSandboxStore()
})
afterEach(() => store.close())

const order = (more: object = {}, at = store) =>
  at.browser('/purchases', { appUserId: 'ann', productId: pack, outcome: 'succeed', ...more })
const numberOf = ({ body }: Awaited<ReturnType<typeof order>>): string =>
  body.storeTransaction.storeTransactionId
const find = async (transactionId: string, at = store) =>
  (await at.server(`${v2}/purchases?store_purchase_identifier=${transactionId}`)).body.items
const state = async (appUserId = 'ann') => (await store.browser(`/state/${appUserId}`)).body

test('a pack is found by its number, by its buyer, and by the product that it is of', async () => {
  const transactionId = numberOf(await order())
  const [found] = await find(transactionId)
  expect(found).toMatchObject({
    customer_id: 'ann',
    status: 'owned',
    environment: 'sandbox',
    store: 'app_store',
    store_purchase_identifier: transactionId,
  })
  expect((await store.server(`${v2}/customers/ann/purchases`)).body.items).toEqual([found])
  expect((await store.server(`${v2}/products/${found.product_id}`)).body).toMatchObject({
    store_identifier: pack,
    type: 'consumable',
  })
  const { subscriber } = (await store.server('/v1/subscribers/ann')).body
  expect(subscriber.non_subscriptions[pack]).toMatchObject([
    { id: found.id, store_transaction_id: transactionId, is_sandbox: true },
  ])
  expect(await find('1')).toEqual([])
})

test('a long list comes in pages', async () => {
  for (let bought = 0; bought < 3; bought++) await order()
  const first = (await store.server(`${v2}/customers/ann/purchases?limit=2`)).body
  expect(first.items).toHaveLength(2)
  const second = (await store.server(first.next_page)).body
  expect(second).toMatchObject({ items: [{ customer_id: 'ann' }], next_page: null })
  expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(3)
})

test('a refunded pack says so in version 2, stays listed in version 1, and is told with its money', async () => {
  const transactionId = numberOf(await order())
  await store.browser('/refund', { transactionId })
  expect(await find(transactionId)).toMatchObject([{ status: 'refunded' }])
  const { subscriber } = (await store.server('/v1/subscribers/ann')).body
  expect(subscriber.non_subscriptions[pack]).toHaveLength(1)
  expect(store.news).toMatchObject([
    { type: 'NON_RENEWING_PURCHASE', price: 2.99, product_id: pack, app_user_id: 'ann' },
    { type: 'CANCELLATION', cancel_reason: 'CUSTOMER_SUPPORT', price: -2.99, transaction_id: transactionId },
  ])
  expect((await store.browser('/refund', { transactionId: '1' })).body.code).toBe('unknown_transaction')
})

test('a restored account is another app user’s with everything it bought, and the first one’s no more', async () => {
  const transactionId = numberOf(await order({ accountId: 'phone' }))
  await order({ accountId: 'phone', productId: 'wedding_photos_premium_weekly' })
  const answer = await store.browser('/restore', { appUserId: 'bea', accountId: 'phone' })
  expect(answer.body).toEqual({ transferredFrom: ['ann'] })
  expect(await find(transactionId)).toMatchObject([{ customer_id: 'bea', original_customer_id: 'ann' }])
  expect((await state('ann')).transactions).toEqual([])
  expect((await state('bea')).transactions).toHaveLength(2)
  expect(store.news.at(-1)).toMatchObject({
    type: 'TRANSFER',
    transferred_from: ['ann'],
    transferred_to: ['bea'],
  })
  expect(store.news.at(-1)).not.toHaveProperty('app_user_id')

  const nothing = await store.browser('/restore', { appUserId: 'bea', accountId: 'phone' })
  expect(nothing.body).toEqual({ transferredFrom: [] })
  await store.browser('/restore', { appUserId: 'cleo', fromAppUserId: 'bea' })
  expect((await state('cleo')).transactions).toHaveLength(2)
})

test('what waits for approval is bought once approved, and forgotten once declined', async () => {
  const waiting = await order({ outcome: 'pending' })
  expect(waiting).toMatchObject({ status: 202, body: { outcome: 'pending' } })
  expect((await order({ outcome: 'pending' })).body).toEqual(waiting.body)
  expect(await state()).toMatchObject({ transactions: [], pending: [{ productId: pack }] })
  const { body } = await store.browser('/approve', { pendingId: waiting.body.pendingId })
  expect(body.storeTransactions).toMatchObject([{ productIdentifier: pack }])
  expect(await state()).toMatchObject({ transactions: [{ productId: pack }], pending: [] })

  await order({ outcome: 'pending' })
  await store.browser('/decline', { appUserId: 'ann' })
  expect(await state()).toMatchObject({ transactions: [{ productId: pack }], pending: [] })
  expect((await store.browser('/approve', { appUserId: 'ann' })).body.code).toBe('unknown_pending')
})

test('a failed payment buys nothing; a lost connection buys and says nothing', async () => {
  expect(await order({ outcome: 'fail' })).toMatchObject({ status: 402, body: { code: 'payment_failed' } })
  expect((await state()).transactions).toEqual([])
  const silence = order({ outcome: 'time_out' }).then(
    () => 'an answer',
    () => 'none',
  )
  await expect.poll(async () => (await state()).transactions).toHaveLength(1)
  expect(await Promise.race([silence, new Promise((done) => setTimeout(done, 100, 'still waiting'))])).toBe(
    'still waiting',
  )
})

test('an order that is none, or of what is not sold, is refused', async () => {
  expect((await order({ productId: 'a_house' })).body.code).toBe('unknown_product')
  expect((await order({ outcome: 'steal' })).body.code).toBe('bad_request')
  expect((await store.browser('/clock', { advanceMs: -1 })).body.code).toBe('bad_request')
})

test('only the secret key reads on the server’s side, and only its own project', async () => {
  expect((await store.server('/v1/subscribers/ann', 'another key')).status).toBe(401)
  expect((await store.server('/v2/projects/other/purchases?store_purchase_identifier=1')).body).toMatchObject(
    { object: 'error', type: 'resource_missing' },
  )
})

test('a store that is down neither answers nor sells', async () => {
  await store.browser('/outage', { isDown: true })
  expect((await store.server('/v1/subscribers/ann')).status).toBe(503)
  expect((await store.server(`${v2}/customers/ann/purchases`)).status).toBe(503)
  expect((await order()).body.code).toBe('store_down')
  await store.browser('/outage', { isDown: false })
  expect((await order()).status).toBe(200)
})

test('the server is told with the configured word, and again until it takes it', async () => {
  store.listener.refusals = 2
  await order()
  await expect.poll(async () => (await state()).events).toMatchObject([{ delivered: true }])
  expect(store.news).toHaveLength(3)
  expect(new Set(store.news.map(({ id }) => id)).size).toBe(1)
  expect(store.listener.authorization).toBe('webhook word')
})

test('the offerings hold every product at the store’s price', {
  tags: ['MEMB-42', 'MEMB-43', 'MEMB-45', 'MEMB-46', 'MEMB-48', 'MEMB-49', 'MEMB-50', 'MEMB-51', 'MEMB-52'],
}, async () => {
  const { body } = await store.browser('/v1/subscribers/ann/offerings')
  expect(body.current_offering_id).toBe('default')
  const ids = body.offerings
    .flatMap(({ packages }) => packages)
    .map(({ platform_product_identifier }) => platform_product_identifier)
  const query = new URLSearchParams(ids.map((id): [string, string] => ['id', id]))
  const { product_details } = (await store.browser(`/rcbilling/v1/subscribers/ann/products?${query}`)).body
  const prices = product_details.map(({ identifier, purchase_options: { base } }) => [
    identifier,
    ((base.base_price ?? base.base?.price)?.amount_micros ?? 0) / 1_000_000,
  ])
  expect(Object.fromEntries(prices)).toEqual({
    wedding_photos_premium_weekly: 7.99,
    wedding_photos_premium_yearly: 49.99,
    wedding_photos_premium_weekly_v2: 9.99,
    wedding_photos_premium_yearly_v2: 89.99,
    bonus_transformations_20: 2.99,
    bonus_transformations_40: 4.99,
    portrait_credits_10: 2.99,
    one_time_premium_credit: 4.99,
  })
})

test('what was bought, the moved clock and what was not told yet outlive the process', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-store-'))
  const before = await startSandboxStore({ folder })
  before.listener.refusals = 1000
  const transactionId = numberOf(await order({}, before))
  await before.browser('/clock', { advanceMs: 60 * 60 * 1000 })
  await before.close()
  expect(await readdir(folder)).toEqual(['sandbox-store.json'])

  const after = await startSandboxStore({ folder })
  expect(await find(transactionId, after)).toMatchObject([{ status: 'owned' }])
  expect(after.clock.now().getTime() - Date.now()).toBeGreaterThan(59 * 60 * 1000)
  await expect.poll(() => after.types()).toEqual(['NON_RENEWING_PURCHASE'])
  await after.close()
  await rm(folder, { recursive: true })
})

test('the sandbox refuses to be opened in production', async () => {
  const opening = createSandboxStore({
    folder: undefined,
    isProduction: true,
    secretKey: 'secret',
    projectId: 'project',
    webhookAuthorization: 'word',
    clock: systemClock,
    random: systemRandom,
    log: createLog('silent'),
  })
  await expect(opening).rejects.toThrow('does not run in production')
})

import {
  getOneTimeStatus,
  getSubscriptionStatus,
  type OneTimeStatus,
  reportOneTimePurchase,
  reportPortraitCredits,
} from '@ever-after/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectRefusal } from '../../testing/expect-refusal.ts'
import { type FakeRevenueCat, startFakeRevenueCat } from '../../testing/fake-revenuecat.ts'
import { startTestServer, type TestDevice, type TestServer } from '../../testing/start-server.ts'

let store: FakeRevenueCat
let server: TestServer
beforeAll(async () => {
  store = await startFakeRevenueCat()
  server = await startTestServer({ env: { ...store.env, NODE_ENV: 'production' } })
})
afterAll(async () => {
  await server.close()
  await store.close()
})

const nothing = {
  hasLifetimeDownloads: false,
  bonusChangesRemaining: 2,
  purchaseDate: null,
  portraitCreditsRemaining: 0,
}
const boughtAt = new Date(1_700_000_000_000).toISOString()

const bonus = { type: 'bonus_transformations', productId: 'bonus_transformations_20' } as const
const lifetime = { type: 'lifetime_downloads', productId: 'one_time_premium_credit' } as const

const statusOf = ({ call }: TestDevice): Promise<OneTimeStatus> => call(getOneTimeStatus, {})
const report = (
  { call }: TestDevice,
  body: { type: 'lifetime_downloads' | 'bonus_transformations'; productId: string; transactionId: string },
) => call(reportOneTimePurchase, { body })

test.for([
  [bonus, { bonusChangesRemaining: 22 }],
  [{ type: 'bonus_transformations', productId: 'bonus_transformations_40' }, { bonusChangesRemaining: 42 }],
  [lifetime, { hasLifetimeDownloads: true, bonusChangesRemaining: 17, purchaseDate: boughtAt }],
] as const)(
  'a verified %j gives %j',
  {
    tags: ['API-17', 'MEMB-37', 'MEMB-38', 'MEMB-39', 'A03'],
  },
  async ([sold, gives]) => {
    const device = await server.newDevice()
    const transactionId = store.buy({ appUserId: device.installationId, productId: sold.productId })
    expect(await report(device, { ...sold, transactionId })).toEqual({ ...nothing, ...gives })
    expect(await statusOf(device)).toEqual({ ...nothing, ...gives })
  },
)

test('verified portrait credits are ten generations, whatever the client says', {
  tags: ['API-19', 'MEMB-40', 'MEMB-44', 'A02', 'A03'],
}, async () => {
  const device = await server.newDevice()
  const productId = 'portrait_credits_10'
  const transactionId = store.buy({ appUserId: device.installationId, productId })
  const body = { productId, transactionId, portraitGenerations: 1000 }
  expect(await device.call(reportPortraitCredits, { body })).toEqual({
    ...nothing,
    portraitCreditsRemaining: 10,
  })
})

test('lifetime, bonus and credits are read with one call and agree with the subscription’s status', {
  tags: ['API-18', 'DATA-22', 'A12', 'API-15', 'DATA-21'],
}, async () => {
  const device = await server.newDevice()
  const buy = (productId: string) => store.buy({ appUserId: device.installationId, productId })
  expect(await statusOf(device)).toEqual(nothing)
  buy('portrait_credits_10')
  await report(device, { ...lifetime, transactionId: buy('one_time_premium_credit') })
  const status = await statusOf(device)
  expect(status).toEqual({
    hasLifetimeDownloads: true,
    bonusChangesRemaining: 17,
    purchaseDate: boughtAt,
    portraitCreditsRemaining: 10,
  })
  const { usage } = await device.call(getSubscriptionStatus, {})
  expect(usage).toMatchObject({
    hasLifetimeDownloads: true,
    bonusChangesRemaining: 17,
    portraitCreditsRemaining: 10,
  })
})

test('price and features of a report are taken and change nothing', { tags: ['API-17', 'A03'] }, async () => {
  const device = await server.newDevice()
  const transactionId = store.buy({ appUserId: device.installationId, productId: bonus.productId })
  const body = {
    ...bonus,
    transactionId,
    price: 0,
    features: { bonusTransformations: 9999, lifetimeDownloads: true },
    purchaseDate: '1999-01-01',
    timestamp: new Date().toISOString(),
  }
  expect(await device.call(reportOneTimePurchase, { body })).toEqual({
    ...nothing,
    bonusChangesRemaining: 22,
  })
})

test('a forged transaction is not confirmed and gives nothing', { tags: ['A03', 'API-17'] }, async () => {
  const device = await server.newDevice()
  await expectRefusal(report(device, { ...lifetime, transactionId: '2000-invented' }), 'purchase_unverified')
  expect(await statusOf(device)).toEqual(nothing)
})

test('a replay by the owner is answered again and gives nothing more, also many at once', {
  tags: ['A03', 'postgres'],
}, async () => {
  const device = await server.newDevice()
  const transactionId = store.buy({ appUserId: device.installationId, productId: bonus.productId })
  const replays = await Promise.all(
    Array.from({ length: 8 }, () => report(device, { ...bonus, transactionId })),
  )
  for (const reply of replays) expect(reply.bonusChangesRemaining).toBe(22)
  expect(await report(device, { ...bonus, transactionId })).toMatchObject({ bonusChangesRemaining: 22 })
})

test('somebody else’s transaction is refused and stays with its owner', { tags: ['A03'] }, async () => {
  const [owner, thief] = [await server.newDevice(), await server.newDevice()]
  const transactionId = store.buy({ appUserId: owner.installationId, productId: bonus.productId })
  await expectRefusal(report(thief, { ...bonus, transactionId }), 'purchase_of_other')
  await report(owner, { ...bonus, transactionId })
  await expectRefusal(report(thief, { ...bonus, transactionId }), 'purchase_of_other')
  expect([await statusOf(thief), await statusOf(owner)]).toMatchObject([
    { bonusChangesRemaining: 2 },
    { bonusChangesRemaining: 22 },
  ])
})

test('a transaction of a sandbox is worth nothing in production', async () => {
  const device = await server.newDevice()
  const { installationId: appUserId } = device
  const transactionId = store.buy({ appUserId, productId: lifetime.productId, isSandbox: true })
  await expectRefusal(report(device, { ...lifetime, transactionId }), 'purchase_unverified')
  expect(await statusOf(device)).toEqual(nothing)
})

test('a report of portrait credits is judged like any other', {
  tags: ['A03', 'A12', 'API-19'],
}, async () => {
  const [device, owner] = [await server.newDevice(), await server.newDevice()]
  const buy = ({ installationId }: TestDevice, productId: string) =>
    store.buy({ appUserId: installationId, productId })
  const credits = 'portrait_credits_10'
  const cheap = buy(device, 'bonus_transformations_20')
  const claims = [
    { productId: credits, transactionId: '2000-invented', code: 'purchase_unverified' },
    { productId: credits, transactionId: buy(owner, credits), code: 'purchase_of_other' },
    { productId: credits, transactionId: cheap, code: 'wrong_product' },
    { productId: 'bonus_transformations_20', transactionId: cheap, code: 'wrong_product' },
  ] as const
  for (const { code, ...body } of claims)
    await expectRefusal(device.call(reportPortraitCredits, { body }), code)
  expect(await statusOf(device)).toEqual(nothing)
})

test('a cheap transaction reported as something dear is refused and gives nothing', {
  tags: ['API-17', 'A03', 'A12'],
}, async () => {
  const device = await server.newDevice()
  const transactionId = store.buy({ appUserId: device.installationId, productId: 'bonus_transformations_20' })
  const claims = [
    { ...lifetime, transactionId },
    { type: 'bonus_transformations', productId: 'bonus_transformations_40', transactionId },
    { type: 'lifetime_downloads', productId: 'bonus_transformations_20', transactionId },
    { type: 'bonus_transformations', productId: 'portrait_credits_10', transactionId },
    { type: 'bonus_transformations', productId: 'wedding_photos_premium_weekly', transactionId },
  ] as const
  for (const claim of claims) await expectRefusal(report(device, claim), 'wrong_product')
  expect(await statusOf(device)).toEqual(nothing)
})

test('a refunded transaction gives nothing, and takes back what it gave', async () => {
  const device = await server.newDevice()
  const transactionId = store.buy({ appUserId: device.installationId, productId: lifetime.productId })
  store.refund(transactionId)
  await expectRefusal(report(device, { ...lifetime, transactionId }), 'purchase_refunded')
  expect(await statusOf(device)).toEqual(nothing)

  const second = store.buy({ appUserId: device.installationId, productId: lifetime.productId })
  await report(device, { ...lifetime, transactionId: second })
  store.refund(second)
  await expectRefusal(report(device, { ...lifetime, transactionId: second }), 'purchase_refunded')
  expect(await statusOf(device)).toEqual(nothing)
})

test('a store without an answer is said to be unavailable, and the same report works later', async () => {
  const device = await server.newDevice()
  const transactionId = store.buy({ appUserId: device.installationId, productId: bonus.productId })
  store.disturb({ status: 503 }, { status: 503 })
  await expectRefusal(report(device, { ...bonus, transactionId }), 'store_unavailable')
  expect(await statusOf(device)).toEqual(nothing)
  expect(await report(device, { ...bonus, transactionId })).toMatchObject({ bonusChangesRemaining: 22 })
})

test('the same key gets the same answer, and another body under it is refused', {
  tags: ['postgres'],
}, async () => {
  const device = await server.newDevice()
  const buy = () => store.buy({ appUserId: device.installationId, productId: bonus.productId })
  const [first, second] = [buy(), buy()]
  const send = (transactionId: string) =>
    device.call(reportOneTimePurchase, { body: { ...bonus, transactionId }, idempotencyKey: 'one' })
  const answers = await Promise.all([send(first), send(first)])
  expect(answers[0]).toEqual(answers[1])
  expect(await send(first)).toEqual(answers[0])
  await expectRefusal(send(second), 'idempotency_conflict')
})

// @module-tag slow
import {
  getOneTimeStatus,
  getStyleApplication,
  getSubscriptionStatus,
  listStyleApplications,
  type SubscriptionStatus,
} from '@ever-after/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bought, dayMs, hearStore, subscribedTo } from '../../testing/hear-store.ts'
import { applyOnce, untilEnded } from '../../testing/make-creations.ts'
import { startTestServer, type TestDevice, type TestServer } from '../../testing/start-server.ts'
import { deviceIdOf, grant, subscribe } from '../../testing/subscribe.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const usageOf = async ({ call }: TestDevice): Promise<SubscriptionStatus['usage']> =>
  (await call(getSubscriptionStatus, {})).usage
const bonusOf = async (device: TestDevice) => (await usageOf(device)).bonusChangesRemaining

const gains = [
  ['one_time_premium_credit', { bonus: 15, credits: 0, lifetime: true }, 'MEMB-37'],
  ['bonus_transformations_20', { bonus: 20, credits: 0, lifetime: false }, 'MEMB-38'],
  ['bonus_transformations_40', { bonus: 40, credits: 0, lifetime: false }, 'MEMB-39'],
  ['portrait_credits_10', { bonus: 0, credits: 10, lifetime: false }, 'MEMB-40'],
] as const

for (const [productId, gain, tag] of gains)
  test(`${productId} gives what it says once, however often the store lists it`, {
    tags: [tag, 'MEMB-35', 'A12'],
  }, async () => {
    const device = await server.newDevice()
    const purchases = [bought(productId)]
    for (let times = 0; times < 3; times++) await hearStore(server, device, { purchases })
    const usage = await usageOf(device)
    expect({
      bonus: usage.bonusChangesRemaining - 2,
      credits: usage.portraitCreditsRemaining,
      lifetime: usage.hasLifetimeDownloads,
    }).toEqual(gain)
  })

test('the same purchase heard of ten times at once is granted once', { tags: ['postgres'] }, async () => {
  const device = await server.newDevice()
  const purchases = [bought('bonus_transformations_20')]
  await Promise.all(Array.from({ length: 10 }, () => hearStore(server, device, { purchases })))
  expect(await bonusOf(device)).toBe(22)
})

test('a product that this version does not know, and a subscription among purchases, give nothing', async () => {
  const device = await server.newDevice()
  const purchases = [bought('bonus_transformations_500'), bought('wedding_photos_premium_weekly')]
  await hearStore(server, device, { purchases })
  expect(await usageOf(device)).toMatchObject({ bonusChangesRemaining: 2, hasLifetimeDownloads: false })
})

test('bought changes are spent after the free and the welcome ones, also by who subscribes no more', {
  tags: ['MEMB-35', 'A11', 'A12'],
}, async () => {
  const device = await server.newDevice()
  const subscriptions = [subscribedTo({ startedAt: server.clock.now() })]
  await hearStore(server, device, { subscriptions, purchases: [bought('bonus_transformations_20')] })
  server.clock.advance(8 * dayMs)
  for (let made = 0; made < 6; made++) await untilEnded(device, await applyOnce(device))
  expect(await usageOf(device)).toMatchObject({
    remainingFreeUses: 0,
    bonusChangesRemaining: 19,
    canUseTransformation: true,
  })
  expect(await device.call(getOneTimeStatus, {})).toMatchObject({ bonusChangesRemaining: 19 })
})

test('packs unlock no result; lifetime downloads unlock them for ever, and a refund locks them again', {
  tags: ['MEMB-06', 'A08'],
}, async () => {
  const device = await server.newDevice()
  const id = await applyOnce(device)
  await untilEnded(device, id)
  const isClean = async () => {
    const { isClean, resultUrl } = await device.call(getStyleApplication, { params: { id } })
    const [item] = await device.call(listStyleApplications, {})
    expect(item.resultUrl?.includes('master')).toBe(isClean)
    expect(resultUrl?.includes('master')).toBe(isClean)
    return isClean
  }
  const lifetime = bought('one_time_premium_credit')
  const packs = [bought('bonus_transformations_20'), bought('portrait_credits_10')]
  await hearStore(server, device, { purchases: packs })
  const seen = [await isClean()]
  await hearStore(server, device, { purchases: [...packs, lifetime] })
  server.clock.advance(200 * dayMs)
  seen.push(await isClean())
  await hearStore(server, device, { purchases: [...packs, { ...lifetime, isRefunded: true }] })
  seen.push(await isClean())
  expect(seen).toEqual([false, true, false])
})

test('lifetime downloads bought twice give their changes twice, and one refund leaves the other', {
  tags: ['A12'],
}, async () => {
  const device = await server.newDevice()
  const [one, two] = [bought('one_time_premium_credit'), bought('one_time_premium_credit')]
  await hearStore(server, device, { purchases: [one, two] })
  expect(await usageOf(device)).toMatchObject({ bonusChangesRemaining: 32, hasLifetimeDownloads: true })
  await hearStore(server, device, { purchases: [one, { ...two, isRefunded: true }] })
  expect(await usageOf(device)).toMatchObject({ bonusChangesRemaining: 17, hasLifetimeDownloads: true })
})

test('purchases move to the device that restores them, with what is left and not with gifts', {
  tags: ['A12', 'A70'],
}, async () => {
  const [old, fresh] = [await server.newDevice(), await server.newDevice()]
  const purchases = [bought('one_time_premium_credit'), bought('portrait_credits_10')]
  await hearStore(server, old, { purchases })
  await grant(server, old, { bucket: 'bonus', amount: 3 })
  for (let made = 0; made < 6; made++) await untilEnded(old, await applyOnce(old))
  await hearStore(server, fresh, { purchases })
  expect(await usageOf(fresh)).toMatchObject({
    bonusChangesRemaining: 2 + 15,
    portraitCreditsRemaining: 10,
    hasLifetimeDownloads: true,
  })
  const left = { bonusChangesRemaining: 2, portraitCreditsRemaining: 0, hasLifetimeDownloads: false }
  expect(await usageOf(old)).toMatchObject(left)
  expect(await old.call(getOneTimeStatus, {})).toMatchObject(left)
})

test('what was used of a pack does not move with it', { tags: ['A70'] }, async () => {
  const [old, fresh] = [await server.newDevice(), await server.newDevice()]
  const purchases = [bought('bonus_transformations_20')]
  await hearStore(server, old, { purchases })
  for (let made = 0; made < 7; made++) await untilEnded(old, await applyOnce(old))
  await hearStore(server, fresh, { purchases })
  expect([await bonusOf(old), await bonusOf(fresh)]).toEqual([0, 2 + 18])
})

test('purchases that go to and fro between devices stay as many', async () => {
  const devices = [await server.newDevice(), await server.newDevice()]
  const purchases = [bought('bonus_transformations_20')]
  for (let times = 0; times < 5; times++) await hearStore(server, devices[times % 2], { purchases })
  expect(await Promise.all(devices.map(bonusOf))).toEqual([22, 2])
})

test('a new identity of an installation gets back what was bought when the store is asked, and gifts at once', {
  tags: ['A20'],
}, async () => {
  const device = await server.newDevice()
  const purchases = [bought('bonus_transformations_20')]
  await hearStore(server, device, { purchases })
  await grant(server, device, { bucket: 'bonus', amount: 3 })
  const again = await server.newDevice(device.installationId)
  expect([await bonusOf(device), await bonusOf(again)]).toEqual([20, 2 + 3])
  await hearStore(server, again, { purchases })
  expect([await bonusOf(device), await bonusOf(again)]).toEqual([0, 2 + 3 + 20])
})

test('a purchase is kept with who holds it and whether it was refunded', async () => {
  const device = await server.newDevice()
  await subscribe(server, device)
  const pack = bought('bonus_transformations_20')
  await hearStore(server, device, { purchases: [{ ...pack, isRefunded: true }] })
  const row = await server.services.database.db
    .selectFrom('purchases')
    .select(['device_id', 'product_id', 'refunded_at'])
    .where('transaction_id', '=', pack.transactionId)
    .executeTakeFirstOrThrow()
  expect(row).toEqual({
    device_id: await deviceIdOf(server, device),
    product_id: 'bonus_transformations_20',
    refunded_at: expect.any(Date),
  })
})

// @module-tag slow
import {
  applyStyle,
  getLedger,
  getOneTimeStatus,
  getSubscriptionStatus,
  type ProductId,
  reportOneTimePurchase,
  reportPortraitCredits,
  syncSubscription,
} from '@ever-after/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectRefusal } from './testing/expect-refusal.ts'
import { applyBody, untilEnded } from './testing/make-creations.ts'
import { uploadPortraits } from './testing/make-photos.ts'
import { shopOf } from './testing/shop-of.ts'
import { startTestServer, type TestDevice, type TestServer } from './testing/start-server.ts'

const dayMs = 24 * 60 * 60 * 1000
const weekly = 'wedding_photos_premium_weekly'
const yearly = 'wedding_photos_premium_yearly'
const pack = 'bonus_transformations_20'
const lifetime = 'one_time_premium_credit'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ env: { STORE: 'sandbox' } })
})
afterAll(() => server.close())

/** A device and the store as its browser uses it. */
async function newCustomer() {
  const device = await server.newDevice()
  return { device, shop: shopOf(server, device) }
}

const status = ({ call }: TestDevice) => call(getSubscriptionStatus, {})
const usage = async (device: TestDevice) => (await status(device)).usage
const sync = ({ call }: TestDevice) => call(syncSubscription, { body: {} })
const changes = async (device: TestDevice) => (await usage(device)).bonusChangesRemaining

function report(device: TestDevice, productId: ProductId, transactionId: string) {
  const type = productId === lifetime ? 'lifetime_downloads' : 'bonus_transformations'
  return device.call(reportOneTimePurchase, { body: { type, productId, transactionId } })
}

const untilTold = (shop: ReturnType<typeof shopOf>) => expect.poll(shop.isTold).toBe(true)

test('a subscription unlocks by the store’s message alone, and by the app’s own report as well', async () => {
  const [silent, loud] = [await newCustomer(), await newCustomer()]
  await silent.shop.buy(weekly)
  await untilTold(silent.shop)
  await loud.shop.buy(weekly)
  await sync(loud.device)
  for (const { device } of [silent, loud])
    expect(await status(device)).toMatchObject({
      hasActiveSubscription: true,
      subscription: { productId: weekly, periodType: 'NORMAL' },
      usage: { weeklyTransformationsRemaining: 50, portraitLimit: 20 },
    })
})

test('message and report of one pack grant it once, whichever comes first and however often', async () => {
  const { device, shop } = await newCustomer()
  const transactionId = await shop.buy(pack)
  const answers = await Promise.all(Array.from({ length: 5 }, () => report(device, pack, transactionId)))
  await untilTold(shop)
  await report(device, pack, transactionId)
  await sync(device)
  expect(answers.map(({ bonusChangesRemaining }) => bonusChangesRemaining)).toEqual(Array(5).fill(22))
  expect(await changes(device)).toBe(22)
  const { entries } = await device.call(getLedger, {})
  expect(entries.filter(({ reason }) => reason === 'purchase')).toMatchObject([
    { bucket: 'bonus', kind: 'grant', amount: 20, productId: pack },
  ])
})

test('every kind of purchase gives what it says', async () => {
  const { device, shop } = await newCustomer()
  const portraits = await shop.buy('portrait_credits_10')
  const productId = 'portrait_credits_10'
  await device.call(reportPortraitCredits, { body: { productId, transactionId: portraits } })
  await report(device, lifetime, await shop.buy(lifetime))
  await report(device, 'bonus_transformations_40', await shop.buy('bonus_transformations_40'))
  expect(await device.call(getOneTimeStatus, {})).toMatchObject({
    hasLifetimeDownloads: true,
    bonusChangesRemaining: 2 + 15 + 40,
    portraitCreditsRemaining: 10,
  })
})

test('a trial is Premium and becomes paid; one that is cancelled lapses', async () => {
  const [staying, leaving] = [await newCustomer(), await newCustomer()]
  for (const { device, shop } of [staying, leaving]) {
    await shop.buy(yearly)
    await sync(device)
    expect(await status(device)).toMatchObject({
      hasActiveSubscription: true,
      subscription: { periodType: 'TRIAL', productId: yearly },
      usage: { weeklyTransformationsRemaining: 50 },
    })
  }
  await leaving.shop.control('/cancel', { appUserId: leaving.device.installationId })
  expect(await status(leaving.device)).toMatchObject({ hasActiveSubscription: true })
  await staying.shop.advanceClock(3 * dayMs)
  expect(await status(staying.device)).toMatchObject({
    hasActiveSubscription: true,
    subscription: { periodType: 'NORMAL', productId: yearly },
  })
  expect(await status(leaving.device)).toMatchObject({ hasActiveSubscription: false })
})

test('a week renews and renews until it is cancelled, and can be bought again', async () => {
  const { device, shop } = await newCustomer()
  await shop.buy(weekly)
  await sync(device)
  await shop.advanceClock(15 * dayMs)
  expect(await status(device)).toMatchObject({ hasActiveSubscription: true })
  await shop.control('/cancel', { appUserId: device.installationId })
  await shop.advanceClock(7 * dayMs)
  expect(await status(device)).toMatchObject({
    hasActiveSubscription: false,
    usage: { remainingFreeUses: 3, weeklyTransformationsRemaining: 0 },
  })
  await shop.buy(weekly)
  await sync(device)
  expect(await status(device)).toMatchObject({
    hasActiveSubscription: true,
    usage: { weeklyTransformationsRemaining: 50 },
  })
})

test('weekly units come again after seven days, and a renewal in between changes nothing', async () => {
  const { device, shop } = await newCustomer()
  await shop.buy(weekly)
  await sync(device)
  const photos = await uploadPortraits(device)
  const apply = async () => {
    const { id } = await device.call(applyStyle, { body: applyBody(photos) })
    await untilEnded(device, id)
  }
  await apply()
  await shop.advanceClock(6 * dayMs)
  expect((await usage(device)).weeklyTransformationsRemaining).toBe(49)
  await shop.advanceClock(dayMs)
  expect(await usage(device)).toMatchObject({ weeklyTransformationsRemaining: 50, remainingFreeUses: 3 })
})

test('a refunded pack takes back what is left of it, and nobody is locked out', async () => {
  const { device, shop } = await newCustomer()
  const transactionId = await shop.buy(pack)
  await report(device, pack, transactionId)
  await shop.control('/refund', { transactionId })
  expect(await usage(device)).toMatchObject({ bonusChangesRemaining: 2, remainingFreeUses: 3 })
  await expectRefusal(report(device, pack, transactionId), 'purchase_refunded')
  expect(await changes(device)).toBe(2)
  expect((await usage(device)).canUseTransformation).toBe(true)
})

test('lifetime downloads that were refunded before the app asked are nobody’s', async () => {
  const { device, shop } = await newCustomer()
  const transactionId = await shop.buy(lifetime)
  await shop.control('/refund', { transactionId })
  await sync(device)
  expect(await device.call(getOneTimeStatus, {})).toMatchObject({
    hasLifetimeDownloads: false,
    bonusChangesRemaining: 2,
    purchaseDate: null,
  })
})

test('a refunded subscription ends at once and leaves the free changes', async () => {
  const { device, shop } = await newCustomer()
  const transactionId = await shop.buy(weekly)
  await sync(device)
  await shop.control('/refund', { transactionId })
  expect(await status(device)).toMatchObject({
    hasActiveSubscription: false,
    usage: { remainingFreeUses: 3, canUseTransformation: true },
  })
})

test('a purchase that waits for approval grants nothing until it is approved', async () => {
  const { device, shop } = await newCustomer()
  expect((await shop.order(pack, 'pending')).status).toBe(202)
  await sync(device)
  expect(await changes(device)).toBe(2)
  await shop.control('/approve', { appUserId: device.installationId })
  expect(await changes(device)).toBe(22)

  await shop.order(weekly, 'pending')
  await shop.control('/decline', { appUserId: device.installationId })
  await sync(device)
  expect(await status(device)).toMatchObject({ hasActiveSubscription: false })
})

test('a purchase whose answer never came is found when the store is asked again', async () => {
  const { device, shop } = await newCustomer()
  const leaving = new AbortController()
  const order = server
    .fetch('/sandbox-store/purchases', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ appUserId: device.installationId, productId: weekly, outcome: 'time_out' }),
      signal: leaving.signal,
    })
    .catch(() => 'no answer')
  await expect.poll(async () => (await shop.readState()).transactions).toHaveLength(1)
  leaving.abort()
  expect(await order).toBe('no answer')
  await sync(device)
  expect(await status(device)).toMatchObject({ hasActiveSubscription: true })
})

test('a restore brings subscription, lifetime and what is left of the packs to the new installation, not twice', {
  tags: ['A70'],
}, async () => {
  const [old, fresh] = [await newCustomer(), await newCustomer()]
  const accountId = old.device.installationId
  const packNumber = await old.shop.buy(pack)
  await old.shop.buy(lifetime)
  await old.shop.buy(weekly)
  await sync(old.device)
  await expectRefusal(report(fresh.device, pack, packNumber), 'purchase_of_other')

  await fresh.shop.control('/restore', { appUserId: fresh.device.installationId, accountId })
  await sync(fresh.device)
  const held = { bonusChangesRemaining: 2 + 20 + 15, hasLifetimeDownloads: true }
  expect(await status(fresh.device)).toMatchObject({ hasActiveSubscription: true, usage: held })
  expect(await status(old.device)).toMatchObject({
    hasActiveSubscription: false,
    usage: { bonusChangesRemaining: 2, hasLifetimeDownloads: false },
  })
  await sync(old.device)
  await expectRefusal(report(old.device, pack, packNumber), 'purchase_of_other')
  expect(await report(fresh.device, pack, packNumber)).toMatchObject({ bonusChangesRemaining: 37 })
})

test('a subscription restored after renewals is still the same one', async () => {
  const [old, fresh] = [await newCustomer(), await newCustomer()]
  await old.shop.buy(weekly)
  await sync(old.device)
  await old.shop.advanceClock(15 * dayMs)
  await fresh.shop.control('/restore', {
    appUserId: fresh.device.installationId,
    fromAppUserId: old.device.installationId,
  })
  expect(await status(fresh.device)).toMatchObject({ hasActiveSubscription: true })
  expect(await status(old.device)).toMatchObject({ hasActiveSubscription: false })
  const rows = await server.services.database.db
    .selectFrom('subscriptions')
    .select('transaction_id')
    .where('expires_at', '>', server.services.clock.now())
    .execute()
  expect(new Set(rows.map(({ transaction_id }) => transaction_id)).size).toBe(rows.length)
})

test('while the store is down a report is asked to come again, and the store’s own message comes again by itself', async () => {
  const { device, shop } = await newCustomer()
  const transactionId = await shop.buy(pack)
  await shop.control('/outage', { isDown: true })
  await expectRefusal(report(device, lifetime, transactionId), 'store_unavailable')
  await expectRefusal(sync(device), 'store_unavailable')
  await shop.control('/outage', { isDown: false })
  await expect.poll(() => changes(device), { timeout: 5000 }).toBe(22)
})

test('an address of the sandbox that it does not know is no page of the app', async () => {
  expect((await server.fetch('/sandbox-store/nowhere')).status).toBe(404)
})

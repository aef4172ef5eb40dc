// @module-tag slow
import { getSubscriptionStatus } from '@ever-after/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayMs, hearStore, subscribedTo } from '../../testing/hear-store.ts'
import { applyOnce, untilEnded } from '../../testing/make-creations.ts'
import { startTestServer, type TestDevice, type TestServer } from '../../testing/start-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function weekOf({ call }: TestDevice): Promise<[boolean, number]> {
  const { hasActiveSubscription, usage } = await call(getSubscriptionStatus, {})
  return [hasActiveSubscription, usage.weeklyTransformationsRemaining]
}

async function spend(device: TestDevice, changes: number): Promise<void> {
  for (let made = 0; made < changes; made++) await untilEnded(device, await applyOnce(device))
}

const later = (date: Date, days: number) => new Date(date.getTime() + days * dayMs)

test('a subscription is what the store says of it', { tags: ['API-15', 'MEMB-36', 'DATA-21'] }, async () => {
  const device = await server.newDevice()
  const startedAt = server.clock.now()
  const trial = subscribedTo({ startedAt, days: 3 }, { periodType: 'TRIAL' })
  await hearStore(server, device, { subscriptions: [trial] })
  expect((await device.call(getSubscriptionStatus, {})).subscription).toEqual({
    expiresAt: trial.expiresAt.toISOString(),
    productId: 'wedding_photos_premium_weekly',
    periodType: 'TRIAL',
  })
  expect(await weekOf(device)).toEqual([true, 50])
})

test('a renewal goes on with the running week, and so does another plan', {
  tags: ['A09', 'MEMB-36'],
}, async () => {
  const device = await server.newDevice()
  const told = async () => (await device.call(getSubscriptionStatus, {})).subscription
  const startedAt = server.clock.now()
  const trial = subscribedTo({ startedAt, days: 3 }, { periodType: 'TRIAL' })
  await hearStore(server, device, { subscriptions: [trial] })
  await spend(device, 2)
  server.clock.advance(3 * dayMs)
  const renewed = { ...trial, periodType: 'NORMAL' as const, expiresAt: later(startedAt, 10) }
  await hearStore(server, device, { subscriptions: [renewed] })
  expect(await weekOf(device)).toEqual([true, 48])
  expect(await told()).toEqual({
    productId: 'wedding_photos_premium_weekly',
    periodType: 'NORMAL',
    expiresAt: renewed.expiresAt.toISOString(),
  })
  const yearly = subscribedTo(
    { startedAt: server.clock.now(), days: 365 },
    { productId: 'wedding_photos_premium_yearly' },
  )
  await hearStore(server, device, { subscriptions: [renewed, yearly] })
  expect(await told()).toEqual({
    productId: 'wedding_photos_premium_yearly',
    periodType: 'NORMAL',
    expiresAt: yearly.expiresAt.toISOString(),
  })
  expect(await weekOf(device)).toEqual([true, 48])
  server.clock.advance(4 * dayMs)
  expect(await weekOf(device)).toEqual([true, 50])
})

test('subscribing again within the week goes on with it; after it a week begins with the subscription', {
  tags: ['A09'],
}, async () => {
  const device = await server.newDevice()
  const first = subscribedTo({ startedAt: server.clock.now(), days: 3 })
  await hearStore(server, device, { subscriptions: [first] })
  await spend(device, 1)
  server.clock.advance(5 * dayMs)
  expect(await weekOf(device)).toEqual([false, 0])
  const second = subscribedTo({ startedAt: server.clock.now(), days: 3 })
  await hearStore(server, device, { subscriptions: [first, second] })
  expect(await weekOf(device)).toEqual([true, 49])
  server.clock.advance(30 * dayMs)
  const third = subscribedTo({ startedAt: server.clock.now(), days: 30 })
  await hearStore(server, device, { subscriptions: [first, second, third] })
  await spend(device, 1)
  server.clock.advance(6.9 * dayMs)
  expect(await weekOf(device)).toEqual([true, 49])
  server.clock.advance(0.2 * dayMs)
  expect(await weekOf(device)).toEqual([true, 50])
})

test('the weeks of a subscription that is heard of late begin with it', { tags: ['A09'] }, async () => {
  const device = await server.newDevice()
  const subscription = subscribedTo({ startedAt: later(server.clock.now(), -2), days: 30 })
  await hearStore(server, device, { subscriptions: [subscription] })
  await spend(device, 1)
  server.clock.advance(4.9 * dayMs)
  expect(await weekOf(device)).toEqual([true, 49])
  server.clock.advance(0.2 * dayMs)
  expect(await weekOf(device)).toEqual([true, 50])
})

test('a refunded subscription ends, and the free changes are there again', {
  tags: ['MEMB-36'],
}, async () => {
  const device = await server.newDevice()
  const subscription = subscribedTo({ startedAt: server.clock.now(), days: 365 })
  await hearStore(server, device, { subscriptions: [subscription] })
  await hearStore(server, device, {
    subscriptions: [{ ...subscription, refundedAt: server.clock.now() }],
  })
  const { hasActiveSubscription, usage } = await device.call(getSubscriptionStatus, {})
  expect([hasActiveSubscription, usage.remainingFreeUses, usage.canUseTransformation]).toEqual([
    false,
    3,
    true,
  ])
})

test('a subscription that the store does not list any more ends', { tags: ['MEMB-36'] }, async () => {
  const device = await server.newDevice()
  await hearStore(server, device, { subscriptions: [subscribedTo({ startedAt: server.clock.now() })] })
  await hearStore(server, device, {})
  expect(await weekOf(device)).toEqual([false, 0])
})

test('a subscription moves to the device that restores it, with what is left of the week', {
  tags: ['MEMB-36'],
}, async () => {
  const [old, fresh] = [await server.newDevice(), await server.newDevice()]
  const subscriptions = [subscribedTo({ startedAt: server.clock.now(), days: 30 })]
  await hearStore(server, old, { subscriptions })
  await spend(old, 3)
  await hearStore(server, fresh, { subscriptions })
  expect([await weekOf(old), await weekOf(fresh)]).toEqual([
    [false, 0],
    [true, 47],
  ])
  await spend(fresh, 1)
  await hearStore(server, old, { subscriptions })
  expect([await weekOf(old), await weekOf(fresh)]).toEqual([
    [true, 46],
    [false, 0],
  ])
  server.clock.advance(7 * dayMs)
  expect(await weekOf(old)).toEqual([true, 50])
})

test('a week that was used up is used up on the next device too', async () => {
  const shop = await startTestServer({ settings: { weeklyChanges: 1 } })
  const [old, fresh] = [await shop.newDevice(), await shop.newDevice()]
  const subscriptions = [subscribedTo({ startedAt: shop.clock.now(), days: 30 })]
  await hearStore(shop, old, { subscriptions })
  await untilEnded(old, await applyOnce(old))
  await hearStore(shop, fresh, { subscriptions })
  const { usage } = await fresh.call(getSubscriptionStatus, {})
  expect([usage.weeklyTransformationsRemaining, usage.portraitGenerationsRemaining]).toEqual([0, 20])
  await untilEnded(fresh, await applyOnce(fresh))
  const after = await fresh.call(getSubscriptionStatus, {})
  expect([after.usage.weeklyTransformationsRemaining, after.usage.bonusChangesRemaining]).toEqual([0, 1])
  await shop.close()
})

test('an answer of the store that was overtaken does not take a subscription back', async () => {
  const [old, fresh] = [await server.newDevice(), await server.newDevice()]
  const subscriptions = [subscribedTo({ startedAt: server.clock.now(), days: 30 })]
  await hearStore(server, old, { subscriptions })
  const before = server.clock.now()
  server.clock.advance(1000)
  await hearStore(server, fresh, { subscriptions })
  await hearStore(server, old, { subscriptions }, before)
  expect([await weekOf(old), await weekOf(fresh)]).toEqual([
    [false, 0],
    [true, 50],
  ])
})

test('nor does one that tells of an earlier subscription of the same person', async () => {
  const [old, fresh] = [await server.newDevice(), await server.newDevice()]
  const weekly = subscribedTo({ startedAt: server.clock.now(), days: 7 })
  const yearly = subscribedTo({ startedAt: server.clock.now(), days: 365 })
  const before = server.clock.now()
  await hearStore(server, old, { subscriptions: [weekly] }, before)
  server.clock.advance(1000)
  await hearStore(server, old, { subscriptions: [weekly, yearly] })
  server.clock.advance(1000)
  await hearStore(server, fresh, { subscriptions: [weekly, yearly] })
  await hearStore(server, old, { subscriptions: [weekly] }, before)
  expect([await weekOf(old), await weekOf(fresh)]).toEqual([
    [false, 0],
    [true, 50],
  ])
})

test('nor does one about a subscription whose place a longer one has taken on another device since', async () => {
  const [old, fresh] = [await server.newDevice(), await server.newDevice()]
  const weekly = subscribedTo({ startedAt: server.clock.now(), days: 7 })
  const yearly = subscribedTo({ startedAt: server.clock.now(), days: 365 })
  const before = server.clock.now()
  server.clock.advance(1000)
  await hearStore(server, fresh, { subscriptions: [weekly] })
  await hearStore(server, fresh, { subscriptions: [weekly, yearly] })
  await hearStore(server, old, { subscriptions: [weekly] }, before)
  expect([await weekOf(old), await weekOf(fresh)]).toEqual([
    [false, 0],
    [true, 50],
  ])
})

test('of two devices that restore at once one has the subscription', { tags: ['postgres'] }, async () => {
  const devices = [await server.newDevice(), await server.newDevice()]
  const subscriptions = [subscribedTo({ startedAt: server.clock.now(), days: 30 })]
  await Promise.all([...devices, ...devices].map((device) => hearStore(server, device, { subscriptions })))
  const weeks = await Promise.all(devices.map(weekOf))
  expect(weeks.filter(([isActive]) => isActive)).toEqual([[true, 50]])
})

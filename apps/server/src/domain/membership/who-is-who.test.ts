// @module-tag slow
import {
  getAffiliateStatus,
  getStyleApplication,
  getSubscriptionStatus,
  listStyleApplications,
  makeAffiliate,
} from '@ever-after/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectRefusal } from '../../testing/expect-refusal.ts'
import { bought, hearStore, subscribedTo } from '../../testing/hear-store.ts'
import { applyOnce, untilEnded } from '../../testing/make-creations.ts'
import { startTestServer, type TestDevice, type TestServer } from '../../testing/start-server.ts'
import { deviceIdOf } from '../../testing/subscribe.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** What tells one role from another, as the server answers it. */
async function roleOf(device: TestDevice) {
  const id = await applyOnce(device)
  await untilEnded(device, id)
  const [listed] = await device.call(listStyleApplications, {})
  const { hasActiveSubscription, subscription, usage } = await device.call(getSubscriptionStatus, {})
  return {
    isActive: hasActiveSubscription,
    period: subscription?.periodType ?? null,
    week: usage.weeklyTransformationsRemaining,
    hasLifetime: usage.hasLifetimeDownloads,
    isClean: (await device.call(getStyleApplication, { params: { id } })).isClean,
    isListedClean: !listed.resultUrl?.includes('preview'),
    isAffiliate: (await device.call(getAffiliateStatus, {})).isActive,
  }
}

const free = {
  isActive: false,
  period: null,
  week: 0,
  hasLifetime: false,
  isClean: false,
  isListedClean: false,
  isAffiliate: false,
}
const premium = { ...free, isActive: true, period: 'NORMAL', week: 49, isClean: true, isListedClean: true }

async function newSubscriber(changes: Parameters<typeof subscribedTo>[1]): Promise<TestDevice> {
  const device = await server.newDevice()
  const subscription = subscribedTo({ startedAt: server.clock.now() }, changes)
  await hearStore(server, device, { subscriptions: [subscription] })
  return device
}

test('a device without a name is free, a trial and a subscription of either plan are Premium', {
  tags: ['MEMB-01', 'A08', 'A16'],
}, async () => {
  expect(await roleOf(await server.newDevice())).toEqual(free)
  expect(await roleOf(await newSubscriber({ periodType: 'TRIAL' }))).toEqual({ ...premium, period: 'TRIAL' })
  for (const productId of ['wedding_photos_premium_weekly', 'wedding_photos_premium_yearly'])
    expect(await roleOf(await newSubscriber({ productId }))).toEqual(premium)
})

test('who bought lifetime downloads has clean pictures and nothing else of Premium', {
  tags: ['MEMB-01'],
}, async () => {
  const device = await server.newDevice()
  await hearStore(server, device, { purchases: [bought('one_time_premium_credit')] })
  expect(await roleOf(device)).toEqual({ ...free, hasLifetime: true, isClean: true, isListedClean: true })
})

test('an affiliate is a free device that the operator marked', { tags: ['MEMB-01', 'A25'] }, async () => {
  const device = await server.newDevice()
  const operator = await server.operator()
  await operator.call(makeAffiliate, { params: { id: await deviceIdOf(server, device) } })
  expect(await roleOf(device)).toEqual({ ...free, isAffiliate: true })
})

test('the operator makes clean pictures, has no allowance and is no device', {
  tags: ['MEMB-01'],
}, async () => {
  const operator = await server.operator()
  const id = await applyOnce(operator)
  expect(await untilEnded(operator, id)).toMatchObject({ status: 'completed', isClean: true })
  await expectRefusal(operator.call(getSubscriptionStatus, {}), 'forbidden')
})

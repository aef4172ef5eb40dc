import { randomUUID } from 'node:crypto'
import { getOneTimeStatus, getSubscriptionStatus } from '@ever-after/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FakeRevenueCat, startFakeRevenueCat } from '../testing/fake-revenuecat.ts'
import { applyOnce, untilEnded } from '../testing/make-creations.ts'
import { startTestServer, type TestDevice, type TestServer } from '../testing/start-server.ts'

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
const bonus = 'bonus_transformations_20'
const bonusOf = async ({ call }: TestDevice) => (await call(getOneTimeStatus, {})).bonusChangesRemaining
const isActive = async ({ call }: TestDevice) => (await call(getSubscriptionStatus, {})).hasActiveSubscription

function send(
  body: unknown,
  { authorization = store.webhookAuthorization }: { authorization?: string } = {},
): Promise<Response> {
  return server.fetch('/api/webhooks/revenuecat', {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

function eventOf(device: TestDevice | undefined, type: string, more: object = {}) {
  const app_user_id = device?.installationId
  return {
    api_version: '1.0',
    event: { id: randomUUID(), type, ...(app_user_id && { app_user_id }), ...more },
  }
}

function subscribe({ installationId: appUserId }: TestDevice, days = 7): string {
  const now = server.clock.now().getTime()
  return store.subscribe({
    appUserId,
    productId: 'wedding_photos_premium_weekly',
    startedAt: new Date(now),
    expiresAt: new Date(now + days * dayMs),
  })
}

test('a purchase is granted by the store’s message alone, and five times the same message give it once', async () => {
  const device = await server.newDevice()
  const transaction_id = store.buy({ appUserId: device.installationId, productId: bonus })
  const message = eventOf(device, 'NON_RENEWING_PURCHASE', { transaction_id, product_id: bonus })
  for (let times = 0; times < 5; times++) expect((await send(message)).status).toBe(200)
  expect(await bonusOf(device)).toBe(22)
})

test('a message that was taken is not asked about again', async () => {
  const device = await server.newDevice()
  const message = eventOf(device, 'RENEWAL')
  await send(message)
  store.asked.length = 0
  expect((await send(message)).status).toBe(200)
  expect(store.asked).toEqual([])
})

test('five equal messages at the same time give a purchase once', { tags: ['postgres'] }, async () => {
  const device = await server.newDevice()
  store.buy({ appUserId: device.installationId, productId: bonus })
  const message = eventOf(device, 'NON_RENEWING_PURCHASE')
  const responses = await Promise.all(Array.from({ length: 5 }, () => send(message)))
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect(await bonusOf(device)).toBe(22)
})

test('in whatever order messages come, what the store says last holds', async () => {
  const device = await server.newDevice()
  const messages = ['INITIAL_PURCHASE', 'CANCELLATION', 'RENEWAL', 'EXPIRATION'].map((type) =>
    eventOf(device, type),
  )
  subscribe(device)
  for (const message of messages.toReversed()) expect((await send(message)).status).toBe(200)
  expect(await isActive(device)).toBe(true)
})

test('a refund takes back what is left and locks nobody out; one that is reversed gives it back', async () => {
  const device = await server.newDevice()
  const transactionId = store.buy({ appUserId: device.installationId, productId: bonus })
  await send(eventOf(device, 'NON_RENEWING_PURCHASE'))
  store.refund(transactionId)
  const refund = eventOf(device, 'CANCELLATION', { cancel_reason: 'CUSTOMER_SUPPORT', price: -2.99 })
  for (let times = 0; times < 5; times++) await send(refund)
  await send(eventOf(device, 'CANCELLATION', { cancel_reason: 'CUSTOMER_SUPPORT' }))
  expect(await bonusOf(device)).toBe(2)
  const { usage } = await device.call(getSubscriptionStatus, {})
  expect(usage.canUseTransformation).toBe(true)
  store.reverseRefund(transactionId)
  for (let times = 0; times < 2; times++)
    await send(eventOf(device, 'REFUND_REVERSED', { transaction_id: transactionId }))
  expect(await bonusOf(device)).toBe(22)
})

test('a refunded subscription ends at once', async () => {
  const device = await server.newDevice()
  const id = subscribe(device)
  await send(eventOf(device, 'INITIAL_PURCHASE'))
  expect(await isActive(device)).toBe(true)
  store.refund(id)
  await send(eventOf(device, 'CANCELLATION', { cancel_reason: 'CUSTOMER_SUPPORT' }))
  expect(await isActive(device)).toBe(false)
})

test('a transfer is read on both sides, and the running week moves along', async () => {
  const [from, to] = [await server.newDevice(), await server.newDevice()]
  subscribe(from)
  store.buy({ appUserId: from.installationId, productId: bonus })
  await send(eventOf(from, 'INITIAL_PURCHASE'))
  await untilEnded(from, await applyOnce(from))
  store.transfer(from.installationId, to.installationId)
  const sides = { transferred_from: [from.installationId], transferred_to: [to.installationId] }
  expect((await send(eventOf(undefined, 'TRANSFER', sides))).status).toBe(200)
  expect([await isActive(from), await isActive(to)]).toEqual([false, true])
  expect([await bonusOf(from), await bonusOf(to)]).toEqual([2, 22])
  const { usage } = await to.call(getSubscriptionStatus, {})
  expect(usage.weeklyTransformationsRemaining).toBe(49)
})

test('a person is found under an older name when the store’s newest one is not known here', async () => {
  const device = await server.newDevice()
  store.buy({ appUserId: device.installationId, productId: bonus })
  const event = { id: randomUUID(), type: 'NON_RENEWING_PURCHASE', app_user_id: '$RCAnonymousID:1' }
  await send({ event: { ...event, aliases: ['$RCAnonymousID:2', device.installationId] } })
  expect(await bonusOf(device)).toBe(22)
})

test('what a message says of products and people is only a reason to ask the store', async () => {
  const device = await server.newDevice()
  const tampered = {
    product_id: 'one_time_premium_credit',
    transaction_id: '2000',
    environment: 'PRODUCTION',
  }
  expect((await send(eventOf(device, 'NON_RENEWING_PURCHASE', tampered))).status).toBe(200)
  expect(await device.call(getOneTimeStatus, {})).toMatchObject({
    hasLifetimeDownloads: false,
    bonusChangesRemaining: 2,
  })
})

test('a type that nobody knows yet, the dashboard’s test and people from elsewhere are answered 200', async () => {
  const messages = [
    eventOf(await server.newDevice(), 'SOMETHING_NEW', { fields: { of: ['tomorrow'] } }),
    { event: { id: randomUUID(), type: 'TEST', app_user_id: 'nobody here', aliases: null } },
    { event: { id: randomUUID(), type: 'TRANSFER', transferred_from: ['x'], transferred_to: ['y'] } },
    { event: { id: randomUUID(), type: 'EXPERIMENT_ENROLLMENT' } },
  ]
  for (const message of messages) expect((await send(message)).status).toBe(200)
})

test('a message without the right authorisation is refused before it is read', async () => {
  const device = await server.newDevice()
  store.buy({ appUserId: device.installationId, productId: bonus })
  const wrong = ['', 'Bearer', `${store.webhookAuthorization}x`, store.webhookAuthorization.slice(0, -1)]
  for (const authorization of wrong) {
    expect((await send(eventOf(device, 'NON_RENEWING_PURCHASE'), { authorization })).status).toBe(401)
    expect((await send('{ broken', { authorization })).status).toBe(401)
  }
  expect(await bonusOf(device)).toBe(2)
})

test('a message in another form is refused', async () => {
  const bodies = [
    '{ broken',
    {},
    { event: null },
    { event: { id: '', type: 'TEST' } },
    { event: { type: 'TEST' } },
  ]
  for (const body of bodies) expect((await send(body)).status).toBe(400)
})

test('while the store is away a message is refused so that it comes again, and then it is taken', async () => {
  const device = await server.newDevice()
  store.buy({ appUserId: device.installationId, productId: bonus })
  const message = eventOf(device, 'NON_RENEWING_PURCHASE')
  store.disturb({ status: 500 }, { status: 500 })
  expect((await send(message)).status).toBe(503)
  expect(await bonusOf(device)).toBe(2)
  expect((await send(message)).status).toBe(200)
  expect(await bonusOf(device)).toBe(22)
})

import { randomUUID } from 'node:crypto'
import { registerPush, reportPushInteraction, reportReviewRequested } from '@ever-after/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectRefusal } from '../../testing/expect-refusal.ts'
import { startTestServer, type TestServer } from '../../testing/start-server.ts'
import { deviceIdOf } from '../../testing/subscribe.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ settings: { reportsPerMinute: 1000 } })
})
afterAll(() => server.close())

const bodyOf = (deviceId: string, fcmToken: string) => ({
  body: { deviceId, fcmToken, platform: 'ios' as const },
})

const addressOf = async (deviceId: string) =>
  server.services.database.db
    .selectFrom('push_tokens')
    .select(['token', 'kind', 'platform'])
    .where('device_id', '=', deviceId)
    .execute()

test('a device’s messages go where it said last, one address each', {
  tags: ['API-47', 'DATA-25'],
}, async () => {
  const device = await server.newDevice()
  const id = await deviceIdOf(server, device)
  const [first, second] = [randomUUID(), randomUUID()]
  expect(await device.call(registerPush, bodyOf(device.installationId, first))).toEqual({ success: true })
  await device.call(registerPush, bodyOf(device.installationId, second))
  await device.call(registerPush, bodyOf(device.installationId, second))
  expect(await addressOf(id)).toEqual([{ token: second, kind: 'token', platform: 'ios' }])
})

test('the device of the bearer token counts more than the one in the body', { tags: ['A05'] }, async () => {
  const [device, other] = [await server.newDevice(), await server.newDevice()]
  const token = randomUUID()
  await device.call(registerPush, bodyOf(other.installationId, token))
  expect(await addressOf(await deviceIdOf(server, device))).toHaveLength(1)
  expect(await addressOf(await deviceIdOf(server, other))).toEqual([])
})

test('an address moves with the phone when it registers as another device', async () => {
  const [before, after] = [await server.newDevice(), await server.newDevice()]
  const token = randomUUID()
  await before.call(registerPush, bodyOf(before.installationId, token))
  await after.call(registerPush, bodyOf(after.installationId, token))
  expect(await addressOf(await deviceIdOf(server, before))).toEqual([])
  expect(await addressOf(await deviceIdOf(server, after))).toMatchObject([{ token }])
})

test('without a token only a registered device gets an address', {
  tags: ['API-47', 'DATA-25'],
}, async () => {
  const device = await server.newDevice()
  const token = randomUUID()
  const unknown = bodyOf(`test-${randomUUID()}`, token)
  await expectRefusal(server.anonymous(registerPush, unknown), 'not_found')
  const known = bodyOf(device.installationId, token)
  for (let again = 0; again < 2; again++)
    expect(await server.anonymous(registerPush, known)).toEqual({ success: true })
  expect(await addressOf(await deviceIdOf(server, device))).toMatchObject([{ token }])
})

test('without a token nobody leads a device’s messages elsewhere or takes an address from another', {
  tags: ['A05'],
}, async () => {
  const [device, other] = [await server.newDevice(), await server.newDevice()]
  const token = randomUUID()
  await device.call(registerPush, bodyOf(device.installationId, token))
  const elsewhere = bodyOf(device.installationId, randomUUID())
  await expectRefusal(server.anonymous(registerPush, elsewhere), 'forbidden')
  const taken = bodyOf(other.installationId, token)
  await expectRefusal(server.anonymous(registerPush, taken), 'forbidden')
  expect(await addressOf(await deviceIdOf(server, device))).toMatchObject([{ token }])
  expect(await addressOf(await deviceIdOf(server, other))).toEqual([])
})

test('two devices that claim one address at the same time end with one of them having it', {
  tags: ['postgres'],
}, async () => {
  const devices = await Promise.all(Array.from({ length: 4 }, () => server.newDevice()))
  const token = randomUUID()
  await Promise.all(
    devices.map(({ call, installationId }) => call(registerPush, bodyOf(installationId, token))),
  )
  const ids = await Promise.all(devices.map((device) => deviceIdOf(server, device)))
  expect((await Promise.all(ids.map(addressOf))).flat()).toHaveLength(1)
})

test('the longest address is taken, and one that is none is refused', async () => {
  const { call, installationId } = await server.newDevice()
  const longest = Array.from({ length: 56 }, () => randomUUID())
    .join('')
    .slice(0, 2000)
  expect(await call(registerPush, bodyOf(installationId, longest))).toEqual({ success: true })
  for (const wrong of ['', `${longest}x`, 'two words', '💍'])
    await expectRefusal(call(registerPush, bodyOf(installationId, wrong)), 'bad_request')
})

test('only iOS is taken for a platform, with a token and without one', {
  tags: ['API-47', 'DATA-25', 'A62'],
}, async () => {
  const { token, installationId } = await server.newDevice()
  const send = async (platform: string, bearer: { authorization?: string }) => {
    const response = await server.fetch('/api/notifications/register', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...bearer },
      body: JSON.stringify({ deviceId: installationId, fcmToken: installationId, platform }),
    })
    return [response.status, await response.json()]
  }
  for (const bearer of [{}, { authorization: `Bearer ${token}` }]) {
    expect(await send('ios', bearer)).toEqual([200, { success: true }])
    expect(await send('android', bearer)).toMatchObject([
      400,
      { code: 'bad_request', details: [{ path: 'platform' }] },
    ])
  }
})

test('a tapped message is taken down, with and without a device', {
  tags: ['API-48', 'DATA-25'],
}, async () => {
  const device = await server.newDevice()
  const timestamp = '2026-05-04T12:00:00+02:00'
  const body = { notificationId: randomUUID(), action: 'tap' as const, timestamp }
  expect(await device.call(reportPushInteraction, { body })).toEqual({ success: true })
  await server.anonymous(reportPushInteraction, { body })
  const swiped = { ...body, action: 'swipe' as 'tap' }
  await expectRefusal(server.anonymous(reportPushInteraction, { body: swiped }), 'bad_request')
  const rows = await server.services.database.db
    .selectFrom('push_interactions')
    .select(['device_id', 'action', 'tapped_at'])
    .where('notification_id', '=', body.notificationId)
    .orderBy('received_at')
    .execute()
  const what = { action: 'tap', tapped_at: new Date('2026-05-04T10:00:00Z') }
  expect(rows).toEqual([
    { ...what, device_id: await deviceIdOf(server, device) },
    { ...what, device_id: null },
  ])
})

test('a request for a review is taken down for a device that is known, the token’s before the named one', {
  tags: ['API-49', 'A05'],
}, async () => {
  const [device, other] = [await server.newDevice(), await server.newDevice()]
  const say = (deviceId: string, triggeredBy: 'push_notification' | 'purchase') => ({
    body: { deviceId, triggeredBy },
  })
  expect(await device.call(reportReviewRequested, say(other.installationId, 'purchase'))).toEqual({
    success: true,
  })
  server.clock.advance(10)
  await server.anonymous(reportReviewRequested, say(device.installationId, 'push_notification'))
  const stranger = say(`test-${randomUUID()}`, 'purchase')
  await expectRefusal(server.anonymous(reportReviewRequested, stranger), 'not_found')
  const rows = await server.services.database.db
    .selectFrom('review_requests')
    .select('triggered_by')
    .where('device_id', '=', await deviceIdOf(server, device))
    .orderBy('requested_at')
    .execute()
  expect(rows.map(({ triggered_by }) => triggered_by)).toEqual(['purchase', 'push_notification'])
})

test('an installation that registered again is its newest identity', async () => {
  const first = await server.newDevice()
  server.clock.advance(1000)
  const second = await server.newDevice(first.installationId)
  const token = randomUUID()
  await server.anonymous(registerPush, bodyOf(first.installationId, token))
  expect(await addressOf(await deviceIdOf(server, second))).toMatchObject([{ token }])
})

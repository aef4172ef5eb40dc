// @module-tag slow
import { randomUUID } from 'node:crypto'
import {
  deleteMyData,
  getStyleApplication,
  redoStyle,
  registerPush,
  reportPushInteraction,
} from '@ever-after/contract'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type FakeFcm, startFakeFcm } from '../../testing/fake-fcm.ts'
import { applyOnce, untilEnded } from '../../testing/make-creations.ts'
import { startTestServer, type TestDevice, type TestServer } from '../../testing/start-server.ts'
import { deviceIdOf } from '../../testing/subscribe.ts'
import { endInterrupted } from './end-interrupted.ts'
import { forgetMessages } from './forget-messages.ts'
import { handleReady } from './ready.job.handler.ts'

let fcm: FakeFcm
let server: TestServer
beforeAll(async () => {
  fcm = await startFakeFcm()
  // Nobody is told before the test says so: what waits is handled by hand.
  server = await startTestServer({ env: fcm.env, settings: { readyAfterMs: 3_600_000 } })
})
afterEach(() => {
  fcm.taken.length = 0
  fcm.asked.length = 0
})
afterAll(async () => {
  await server.close()
  await fcm.close()
})

async function newPhone(name = 'phone') {
  const device = await server.newDevice()
  const token = `${name}-${randomUUID()}`
  const body = { deviceId: device.installationId, fcmToken: token, platform: 'ios' as const }
  await device.call(registerPush, { body })
  return { device, token }
}

/** Completes a picture without looking at it. */
async function complete(device: TestDevice) {
  const creationId = await applyOnce(device)
  await expect.poll(() => statusOf(creationId), { timeout: 20_000 }).toBe('completed')
  return { creationId, message: await messageOf(creationId) }
}

const statusOf = async (id: string) =>
  (
    await server.services.database.db
      .selectFrom('creations')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirst()
  )?.status

const messageOf = (creationId: string) =>
  server.services.database.db
    .selectFrom('push_messages')
    .select(['id', 'state', 'failure', 'attempts', 'tapped_at'])
    .where('creation_id', '=', creationId)
    .executeTakeFirst()

const tell = (message: { id: string } | undefined) =>
  handleReady(server.services, { messageId: message?.id ?? '' })

test('who left is told of a picture that was made anew as of any other', async () => {
  const { device } = await newPhone()
  const { creationId } = await complete(device)
  const { id } = await device.call(redoStyle, { params: { id: creationId }, body: { reason: 'light' } })
  await expect.poll(() => statusOf(id), { timeout: 20_000 }).toBe('completed')
  expect(await messageOf(id)).toMatchObject({ state: 'waiting' })
})

test('who left is told once that the picture is ready', { tags: ['postgres'] }, async () => {
  const { device, token } = await newPhone()
  const { creationId, message } = await complete(device)
  expect(message).toMatchObject({ state: 'waiting' })
  await Promise.all([tell(message), tell(message), tell(message)])
  expect(fcm.taken).toMatchObject([
    {
      token,
      notification: { title: 'Your wedding picture is ready', body: 'Open Ever After to see it.' },
      data: { route: '/history', notificationId: message?.id },
    },
  ])
  expect(await messageOf(creationId)).toMatchObject({ state: 'sent', attempts: 1 })
})

test('the message goes by itself when its time has come', { timeout: 90_000 }, async () => {
  const soon = await startTestServer({ env: fcm.env, settings: { readyAfterMs: 0 } })
  const device = await soon.newDevice()
  const token = `phone-${randomUUID()}`
  await device.call(registerPush, {
    body: { deviceId: device.installationId, fcmToken: token, platform: 'ios' },
  })
  await applyOnce(device)
  await expect.poll(() => fcm.taken.map((taken) => taken.token), { timeout: 40_000 }).toEqual([token])
  await soon.close()
})

test('who has looked at the picture is not told', async () => {
  const { device } = await newPhone()
  const creationId = await applyOnce(device)
  await untilEnded(device, creationId)
  await tell(await messageOf(creationId))
  expect(await messageOf(creationId)).toMatchObject({ state: 'skipped', failure: 'no news' })
  expect(fcm.asked).toEqual([])
})

test('a device without an address has no message, and neither has an operator’s test run', async () => {
  const { creationId } = await complete(await server.newDevice())
  expect(await messageOf(creationId)).toBeUndefined()
  const test = await complete(await server.operator())
  expect(test.message).toBeUndefined()
})

test('news that are an hour old are none', async () => {
  const { device } = await newPhone()
  const { creationId, message } = await complete(device)
  server.clock.advance(61 * 60_000)
  await tell(message)
  expect(await messageOf(creationId)).toMatchObject({ state: 'skipped' })
  expect(fcm.asked).toEqual([])
})

test('an address that leads nowhere is removed, and only that one', async () => {
  const [gone, other] = [await newPhone('gone'), await newPhone()]
  fcm.fail(gone.token, 'unregistered')
  const { creationId, message } = await complete(gone.device)
  await tell(message)
  expect(await messageOf(creationId)).toMatchObject({ state: 'dead' })
  const left = await server.services.database.db
    .selectFrom('push_tokens')
    .select('token')
    .where('token', 'in', [gone.token, other.token])
    .execute()
  expect(left).toEqual([{ token: other.token }])
})

test('a message that is not taken is offered again later, five times at most', async () => {
  const { device, token } = await newPhone('busy')
  fcm.fail(token, 'quota')
  const { creationId, message } = await complete(device)
  for (let time = 1; time <= 4; time++) {
    await tell(message)
    expect(await messageOf(creationId)).toMatchObject({ state: 'waiting', attempts: time })
  }
  const jobs = await sql<{ count: number }>`
    select count(*)::integer as count from pgboss.job
    where name = 'ready' and start_after > now() and data ->> 'messageId' = ${message?.id}`.execute(
    server.services.database.db,
  )
  expect(jobs.rows[0].count).toBe(5)
  await tell(message)
  expect(await messageOf(creationId)).toMatchObject({
    state: 'failed',
    failure: 'messaging/message-rate-exceeded',
  })
})

test('a message in hand of a sender that died is never sent again', async () => {
  const { device } = await newPhone()
  const { creationId, message } = await complete(device)
  await server.services.database.db
    .updateTable('push_messages')
    .set({ state: 'sending', claimed_at: server.clock.now() })
    .where('creation_id', '=', creationId)
    .execute()
  await tell(message)
  expect(await messageOf(creationId)).toMatchObject({ state: 'sending' })
  server.clock.advance(6 * 60_000)
  await endInterrupted(server.services)
  expect(await messageOf(creationId)).toMatchObject({ state: 'failed', failure: 'interrupted' })
  expect(fcm.asked).toEqual([])
})

test('a blocked device is told nothing', async () => {
  const { device } = await newPhone()
  const { creationId, message } = await complete(device)
  await server.services.database.db
    .updateTable('devices')
    .set({ blocked_at: server.clock.now(), blocked_reason: 'test' })
    .where('id', '=', await deviceIdOf(server, device))
    .execute()
  await tell(message)
  expect(await messageOf(creationId)).toMatchObject({ state: 'skipped', failure: 'no address' })
  expect(fcm.asked).toEqual([])
})

test('an account that is not accepted loses no address', async () => {
  const { device, token } = await newPhone('refused')
  fcm.fail(token, 'thirdParty')
  const { creationId, message } = await complete(device)
  await tell(message)
  expect(await messageOf(creationId)).toMatchObject({ state: 'failed' })
  const kept = await server.services.database.db
    .selectFrom('push_tokens')
    .select('token')
    .where('token', '=', token)
    .executeTakeFirst()
  expect(kept).toEqual({ token })
})

test('a tap is taken down with its message, once, and only for its own device', {
  tags: ['API-48'],
}, async () => {
  const { device } = await newPhone()
  const { creationId, message } = await complete(device)
  const notificationId = message?.id ?? ''
  const tap = { body: { notificationId, action: 'tap' as const, timestamp: new Date().toISOString() } }
  await (await server.newDevice()).call(reportPushInteraction, tap)
  expect(await messageOf(creationId)).toMatchObject({ tapped_at: null })
  await device.call(reportPushInteraction, tap)
  const first = await messageOf(creationId)
  expect(first?.tapped_at).toBeInstanceOf(Date)
  server.clock.advance(1000)
  await device.call(reportPushInteraction, tap)
  expect((await messageOf(creationId))?.tapped_at).toEqual(first?.tapped_at)
})

test('who deletes their data takes their messages with them', async () => {
  const { device } = await newPhone()
  const { creationId } = await complete(device)
  await device.call(deleteMyData, {})
  expect(await messageOf(creationId)).toBeUndefined()
})

test('which device got which message is forgotten after sixty days', async () => {
  const { device } = await newPhone()
  const { creationId } = await complete(device)
  await forgetMessages(server.services)
  expect(await messageOf(creationId)).toBeDefined()
  server.clock.advance(61 * 24 * 60 * 60_000)
  await forgetMessages(server.services)
  expect(await messageOf(creationId)).toBeUndefined()
  await expect(device.call(getStyleApplication, { params: { id: creationId } })).resolves.toBeDefined()
})

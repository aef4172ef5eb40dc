// @module-tag slow
import {
  cancelCampaign,
  createCampaign,
  deleteMyData,
  listCampaigns,
  pauseCampaign,
  reportPushInteraction,
  resumeCampaign,
} from '@ever-after/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { expectRefusal } from '../../testing/expect-refusal.ts'
import { type FakeFcm, startFakeFcm } from '../../testing/fake-fcm.ts'
import { campaignBody, newPhone, newPhones, readCampaign, start } from '../../testing/make-campaigns.ts'
import { startTestServer, type TestDevice, type TestServer } from '../../testing/start-server.ts'
import { deviceIdOf } from '../../testing/subscribe.ts'
import { closeCampaigns } from './close-campaigns.ts'
import { runCampaigns } from './run-campaigns.ts'

let fcm: FakeFcm
let server: TestServer
let operator: TestDevice
beforeAll(async () => {
  fcm = await startFakeFcm()
  server = await startTestServer({
    env: fcm.env,
    settings: { registrationsPerHour: 1000, sweepEveryMs: 200 },
  })
})
beforeEach(async () => {
  const { db } = server.services.database
  await db
    .updateTable('campaigns')
    .set({ state: 'cancelled', paused_by: null, ended_at: new Date() })
    .execute()
  await db.deleteFrom('push_messages').execute()
  await db.deleteFrom('push_tokens').execute()
  fcm.recover()
  operator = await server.operator()
})
afterAll(async () => {
  await server.close()
  await fcm.close()
})

const stateOf = async (id: string) => (await readCampaign(operator, id)).state
const untilState = (id: string, state: string) =>
  expect.poll(() => stateOf(id), { timeout: 10_000 }).toBe(state)
/** The operator's session ends meanwhile. */
async function passDays(days: number) {
  server.clock.advance(days * 24 * 3_600_000)
  operator = await server.operator()
}
const addressed = () => fcm.taken.map(({ token }) => token).sort()

test('a campaign reaches every device once and says what became of it', async () => {
  const phones = await newPhones(server, 12)
  const gone = await newPhone(server, 'gone')
  const wrong = await newPhone(server, 'wrong')
  fcm.fail('gone', 'unregistered')
  fcm.fail('wrong', 'badWords')
  const made = await start(operator, { action: { kind: 'offer' } })
  expect(made).toMatchObject({ devices: 14, createdBy: expect.any(String), results: { sent: 0 } })
  await untilState(made.id, 'completed')

  expect(addressed()).toEqual(phones.map(({ token }) => token).sort())
  expect(fcm.taken[0]).toMatchObject({
    notification: { title: 'New styles are here', body: 'Have a look at Golden Tide.' },
    data: { action: 'SHOW_OFFER' },
  })
  const ended = await readCampaign(operator, made.id)
  expect(ended.results).toEqual({ waiting: 0, sent: 12, failed: 1, dead: 1, skipped: 0, tapped: 0 })
  expect(ended.endedAt).not.toBeNull()
  const left = await server.services.database.db.selectFrom('push_tokens').select('token').execute()
  const tokens = left.map(({ token }) => token)
  expect(tokens).not.toContain(gone.token)
  expect(tokens).toContain(wrong.token)
})

test('a tap is counted for its campaign', async () => {
  const { device } = await newPhone(server)
  const { id } = await start(operator, { action: { kind: 'review' } })
  await untilState(id, 'completed')
  const [{ data = {} }] = fcm.taken
  expect(data.action).toBe('REQUEST_REVIEW')
  const body = {
    notificationId: data.notificationId,
    action: 'tap' as const,
    timestamp: new Date().toISOString(),
  }
  await device.call(reportPushInteraction, { body })
  await device.call(reportPushInteraction, { body })
  expect((await readCampaign(operator, id)).results.tapped).toBe(1)
})

test('a campaign waits for its time', async () => {
  await newPhones(server, 2)
  const startAt = new Date(server.clock.now().getTime() + 3_600_000).toISOString()
  const { id } = await start(operator, { startAt })
  await runCampaigns(server.services)
  expect(await stateOf(id)).toBe('scheduled')
  server.clock.advance(3_600_000)
  await untilState(id, 'completed')
  expect(fcm.taken).toHaveLength(2)
  await expectRefusal(start(operator, { startAt: '2020-01-01T00:00:00Z' }), 'time_passed')
})

test('a rate is kept: the first share goes at once and the rest as time passes', async () => {
  await newPhones(server, 8)
  const { id } = await start(operator, { ratePerMinute: 2 })
  await expect.poll(() => fcm.taken.length).toBe(1)
  await runCampaigns(server.services)
  expect(fcm.taken).toHaveLength(1)
  for (const sent of [3, 5, 7, 8]) {
    server.clock.advance(60_000)
    await expect.poll(() => fcm.taken.length, { timeout: 5000 }).toBe(sent)
  }
  server.clock.advance(60_000)
  await untilState(id, 'completed')
})

test('a device gets one campaign in a day, whatever it is called meanwhile', async () => {
  const [first, second] = await newPhones(server, 2)
  const one = await start(operator)
  await untilState(one.id, 'completed')
  // The phone lost its token and registered as another device of the same installation.
  const again = await server.newDevice(first.device.installationId)
  await server.services.database.db
    .updateTable('push_tokens')
    .set({ device_id: await deviceIdOf(server, again) })
    .where('token', '=', first.token)
    .execute()
  const late = await newPhone(server)
  const two = await start(operator, { title: 'Another' })
  expect(two.devices).toBe(1)
  await untilState(two.id, 'completed')
  expect(fcm.taken.slice(2).map(({ token }) => token)).toEqual([late.token])
  await passDays(1)
  const three = await start(operator, { title: 'The next day' })
  await untilState(three.id, 'completed')
  const last = fcm.taken.slice(3).map(({ token }) => token)
  expect(last.sort()).toEqual([first.token, second.token, late.token].sort())
})

test('two campaigns at the same time share the devices between them', { tags: ['postgres'] }, async () => {
  await newPhones(server, 10)
  const both = await Promise.all([start(operator), start(operator, { title: 'Another' })])
  for (const { id } of both) await untilState(id, 'completed')
  expect(new Set(addressed()).size).toBe(10)
  expect(fcm.taken).toHaveLength(10)
})

test('a paused campaign sends nothing more until it is resumed', async () => {
  await newPhones(server, 6)
  const { id } = await start(operator, { ratePerMinute: 2 })
  await expect.poll(() => fcm.taken.length).toBe(1)
  expect(await operator.call(pauseCampaign, { params: { id } })).toMatchObject({
    state: 'paused',
    pausedBy: 'operator',
  })
  server.clock.advance(3_600_000)
  await runCampaigns(server.services)
  expect(fcm.taken).toHaveLength(1)
  await expectRefusal(operator.call(pauseCampaign, { params: { id } }), 'not_found')
  await operator.call(resumeCampaign, { params: { id } })
  await expect.poll(() => fcm.taken.length, { timeout: 5000 }).toBe(3)
  await expectRefusal(operator.call(resumeCampaign, { params: { id } }), 'not_found')
})

test('a cancelled campaign is over, and what waits of it is not sent', async () => {
  await newPhones(server, 6)
  const { id } = await start(operator, { ratePerMinute: 2 })
  await expect.poll(() => fcm.taken.length).toBe(1)
  const cancelled = await operator.call(cancelCampaign, { params: { id } })
  expect(cancelled).toMatchObject({ state: 'cancelled', results: { waiting: 0 } })
  server.clock.advance(600_000)
  await runCampaigns(server.services)
  expect(fcm.taken).toHaveLength(1)
  await expectRefusal(operator.call(resumeCampaign, { params: { id } }), 'not_found')
})

test('an account that is not accepted pauses the campaign, and nothing of it is lost', async () => {
  await newPhones(server, 5)
  fcm.fail('phone', 'thirdParty', 5)
  const { id } = await start(operator)
  await untilState(id, 'paused')
  const paused = await readCampaign(operator, id)
  expect(paused).toMatchObject({ pausedBy: 'account', results: { waiting: 5, dead: 0 } })
  await operator.call(resumeCampaign, { params: { id } })
  await untilState(id, 'completed')
  expect(new Set(addressed()).size).toBe(5)
  expect(fcm.taken).toHaveLength(5)
})

test('who asks for a pause gets one, and then the rest is sent', async () => {
  await newPhones(server, 3)
  fcm.fail('phone', 'quota', 1)
  const { id } = await start(operator)
  await expect.poll(async () => (await readCampaign(operator, id)).results.sent).toBe(2)
  await runCampaigns(server.services)
  expect(fcm.asked).toHaveLength(3)
  server.clock.advance(8000)
  await untilState(id, 'completed')
  expect(new Set(addressed()).size).toBe(3)
})

test('a device that was blocked or deleted its data after it was chosen gets nothing', async () => {
  const [blocked, deleted, other] = await newPhones(server, 3)
  const { id } = await start(operator, {
    startAt: new Date(server.clock.now().getTime() + 1000).toISOString(),
  })
  await operator.call(pauseCampaign, { params: { id } })
  const chosen = await Promise.all([blocked, deleted, other].map(({ device }) => deviceIdOf(server, device)))
  await server.services.database.db
    .insertInto('push_messages')
    .values(
      chosen.map((device_id) => ({
        id: crypto.randomUUID(),
        device_id,
        campaign_id: id,
        state: 'waiting' as const,
        created_at: server.clock.now(),
      })),
    )
    .execute()
  await server.services.database.db
    .updateTable('devices')
    .set({ blocked_at: server.clock.now(), blocked_reason: 'test' })
    .where('id', '=', chosen[0])
    .execute()
  await deleted.device.call(deleteMyData, {})
  server.clock.advance(2000)
  await operator.call(resumeCampaign, { params: { id } })
  await untilState(id, 'completed')
  expect(addressed()).toEqual([other.token])
  expect((await readCampaign(operator, id)).results).toMatchObject({ sent: 1, skipped: 2 })
})

test('the figures of an old campaign stay, and who got it is forgotten', async () => {
  await newPhones(server, 3)
  const { id } = await start(operator)
  await untilState(id, 'completed')
  await passDays(61)
  // A sweep may be at it too; of the campaigns of the tests before, a few are closed at a time.
  while ((await closeCampaigns(server.services)) > 0);
  expect((await readCampaign(operator, id)).results).toMatchObject({ sent: 3 })
  const rows = await server.services.database.db
    .selectFrom('push_messages')
    .select('id')
    .where('campaign_id', '=', id)
    .execute()
  expect(rows).toEqual([])
})

test('words that are too long or open another page are refused', async () => {
  const refuse = (changes: object) =>
    expectRefusal(operator.call(createCampaign, { body: { ...campaignBody, ...changes } }), 'bad_request')
  await refuse({ title: ' ' })
  await refuse({ title: 'x'.repeat(51) })
  await refuse({ body: 'x'.repeat(181) })
  await refuse({ ratePerMinute: 6001 })
  await refuse({ action: { kind: 'open', route: '/admin' } })
  await refuse({ segment: { group: 'inactive', platform: 'any' } })
  await expectRefusal((await server.newDevice()).call(createCampaign, { body: campaignBody }), 'forbidden')
})

test('without an account the messages are written to the log and the console is told', async () => {
  expect(await operator.call(listCampaigns, {})).toMatchObject({ delivery: 'fcm' })
  const plain = await startTestServer({ settings: { sweepEveryMs: 200 } })
  const tender = await plain.operator()
  await newPhone(plain)
  expect(await tender.call(listCampaigns, {})).toEqual({ campaigns: [], delivery: 'log' })
  const { id } = await start(tender)
  await expect.poll(async () => (await readCampaign(tender, id)).state).toBe('completed')
  await plain.close()
})

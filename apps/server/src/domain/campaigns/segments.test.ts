import { type CampaignSegment, countCampaignAudience, registerPush } from '@ever-after/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectRefusal } from '../../testing/expect-refusal.ts'
import { newPhone, type Phone } from '../../testing/make-campaigns.ts'
import { startTestServer, type TestDevice, type TestServer } from '../../testing/start-server.ts'
import { deviceIdOf, subscribe } from '../../testing/subscribe.ts'
import { segmentDevices } from './segment-devices.ts'

let server: TestServer
let operator: TestDevice
const phones: Record<string, Phone> = {}
beforeAll(async () => {
  server = await startTestServer()
  for (const name of ['plain', 'subscriber', 'lapsed', 'spent', 'blocked'])
    phones[name] = await newPhone(server, name)
  await server.newDevice()
  await subscribe(server, phones.subscriber.device, 300)
  await subscribe(server, phones.lapsed.device, 1)
  const { db } = server.services.database
  await db
    .updateTable('balances')
    .set({ balance: 0 })
    .where('device_id', '=', await deviceIdOf(server, phones.spent.device))
    .execute()
  await db
    .updateTable('devices')
    .set({ blocked_at: server.clock.now(), blocked_reason: 'test' })
    .where('id', '=', await deviceIdOf(server, phones.blocked.device))
    .execute()
  server.clock.advance(10 * 24 * 3_600_000)
  operator = await server.operator()
  // Opening the app says that it is still there.
  const { device, token } = phones.plain
  await device.call(registerPush, {
    body: { deviceId: device.installationId, fcmToken: token, platform: 'ios' },
  })
})
afterAll(() => server.close())

const any = 'any' as const

test.each<[CampaignSegment, string[]]>([
  [{ group: 'all', platform: any }, ['lapsed', 'plain', 'spent', 'subscriber']],
  [{ group: 'all', platform: 'ios' }, ['lapsed', 'plain', 'spent', 'subscriber']],
  [{ group: 'premium', platform: any }, ['subscriber']],
  [{ group: 'free', platform: any }, ['lapsed', 'plain', 'spent']],
  [{ group: 'unused', platform: any }, ['lapsed', 'plain', 'subscriber']],
  [{ group: 'inactive', days: 7, platform: any }, ['lapsed', 'spent', 'subscriber']],
  [{ group: 'inactive', days: 30, platform: any }, []],
])('the segment %o is whom it says', async (segment, names) => {
  const now = server.clock.now()
  const rows = await segmentDevices(server.services.database.db, { segment, now })
    .select('push_tokens.token')
    .execute()
  expect(rows.map(({ token }) => token.split('-')[0]).sort()).toEqual(names)
  const { group, platform } = segment
  const days = 'days' in segment ? { days: String(segment.days) } : {}
  const counted = await operator.call(countCampaignAudience, { query: { group, platform, ...days } })
  expect(counted).toEqual({ devices: names.length, resting: 0 })
})

test('who was away is counted only with a number of days', async () => {
  const ask = (days?: string) =>
    operator.call(countCampaignAudience, {
      query: { group: 'inactive', platform: 'any', ...(days && { days }) },
    })
  await expectRefusal(ask(), 'bad_request')
  await expectRefusal(ask('0'), 'bad_request')
  await expectRefusal(ask('366'), 'bad_request')
})

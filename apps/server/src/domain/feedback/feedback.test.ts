import { reportDiscoverySource, requestStyle } from '@ever-after/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectRefusal } from '../../testing/expect-refusal.ts'
import { startTestServer, type TestServer } from '../../testing/start-server.ts'
import { deviceIdOf } from '../../testing/subscribe.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ settings: { reportsPerMinute: 8 } })
})
afterAll(() => server.close())

const requests = () =>
  server.services.database.db
    .selectFrom('style_requests')
    .select(['device_id', 'style_name', 'description'])
    .orderBy('requested_at')
    .execute()

const sources = () =>
  server.services.database.db
    .selectFrom('discovery_sources')
    .select(['device_id', 'source', 'answered_at'])
    .orderBy('received_at')
    .execute()

const timestamp = '2026-05-04T10:00:00.000Z'

test('a wished style is taken down in trimmed words, from a device and from nobody in particular', {
  tags: ['API-13', 'DATA-23', 'A05'],
}, async () => {
  const device = await server.newDevice()
  const body = { styleName: '  Art deco ball ', description: ' Gold and black. ' }
  expect(await device.call(requestStyle, { body })).toEqual({ success: true })
  server.clock.advance(10)
  await server.anonymous(requestStyle, { body: { styleName: 'Lighthouse' } })
  expect(await requests()).toEqual([
    {
      device_id: await deviceIdOf(server, device),
      style_name: 'Art deco ball',
      description: 'Gold and black.',
    },
    { device_id: null, style_name: 'Lighthouse', description: '' },
  ])
})

test('a wish without a name or with too many words is refused and not taken down', async () => {
  const before = await requests()
  const bodies = [
    { styleName: '   ', description: '' },
    { styleName: 'a'.repeat(101) },
    { styleName: 'Lighthouse', description: 'b'.repeat(501) },
  ]
  for (const body of bodies) await expectRefusal(server.anonymous(requestStyle, { body }), 'bad_request')
  const longest = { styleName: 'a'.repeat(100), description: 'b'.repeat(500) }
  expect(await server.anonymous(requestStyle, { body: longest })).toEqual({ success: true })
  expect(await requests()).toHaveLength(before.length + 1)
})

test('how a device found the product is kept once, as it was said last', {
  tags: ['API-14', 'A05'],
}, async () => {
  const device = await server.newDevice()
  const tell = (source: string) => device.call(reportDiscoverySource, { body: { source, timestamp } })
  expect(await tell('TikTok')).toEqual({ success: true })
  await tell('Friend/Family')
  for (const source of ['Instagram', 'A magazine'])
    await server.anonymous(reportDiscoverySource, { body: { source, timestamp } })
  const answered_at = new Date(timestamp)
  expect(await sources()).toEqual([
    { device_id: await deviceIdOf(server, device), source: 'Friend/Family', answered_at },
    { device_id: null, source: 'Instagram', answered_at },
    { device_id: null, source: 'A magazine', answered_at },
  ])
})

test('a source that is no short text, or a time that is none, is refused', async () => {
  const bodies = [
    { source: '', timestamp },
    { source: 'x'.repeat(61), timestamp },
    { source: 'TikTok', timestamp: 'yesterday' },
  ]
  const { call } = await server.newDevice()
  for (const body of bodies) await expectRefusal(call(reportDiscoverySource, { body }), 'bad_request')
})

test('a caller that wishes without end is asked to wait, and others are not', async () => {
  const [eager, other] = [await server.newDevice(), await server.newDevice()]
  const wish = { body: { styleName: 'More' } }
  for (let count = 0; count < 8; count++) await eager.call(requestStyle, wish)
  await expectRefusal(eager.call(requestStyle, wish), 'rate_limited')
  expect(await other.call(requestStyle, wish)).toEqual({ success: true })
})

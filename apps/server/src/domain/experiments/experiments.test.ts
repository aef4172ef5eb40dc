import {
  deleteMyData,
  getTestGroup,
  reportExposure,
  reportTestGroup,
  syncSubscription,
  type TestGroup,
} from '@ever-after/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemRandom } from '../../infra/random.ts'
import { expectRefusal } from '../../testing/expect-refusal.ts'
import { shopOf } from '../../testing/shop-of.ts'
import { startTestServer, type TestDevice, type TestServer } from '../../testing/start-server.ts'
import { deviceIdOf } from '../../testing/subscribe.ts'
import { readGroup } from './index.ts'

const dayMs = 24 * 60 * 60 * 1000
const testName = 'intro_pricing_annual_2025'
const weekly = 'wedding_photos_premium_weekly'
const yearly = 'wedding_photos_premium_yearly'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ env: { STORE: 'sandbox' }, settings: { reportsPerMinute: 20 } })
})
afterAll(() => server.close())

const report = (device: TestDevice, group: TestGroup) =>
  device.call(reportTestGroup, { body: { group, testName } })
const groupOf = async (device: TestDevice) => (await device.call(getTestGroup, {})).group

const exposuresOf = async (device: TestDevice) =>
  server.services.database.db
    .selectFrom('exposures')
    .select(['test_name', 'test_group', 'surface', 'paywall_trigger'])
    .where('device_id', '=', await deviceIdOf(server, device))
    .execute()

const conversionsOf = async (productId: string, group: TestGroup) =>
  server.services.database.db
    .selectFrom('conversions')
    .select(['transaction_id', 'test_name'])
    .where('product_id', '=', productId)
    .where('test_group', '=', group)
    .execute()

test('a device is drawn into a group once and stays there', {
  tags: ['API-11', 'DATA-27', 'MEMB-74', 'A14'],
}, async () => {
  const device = await server.newDevice()
  const group = await groupOf(device)
  expect(['control', 'test']).toContain(group)
  for (let again = 0; again < 5; again++) expect(await groupOf(device)).toBe(group)
})

test('devices are drawn into both groups', { tags: ['MEMB-71', 'A14'] }, async () => {
  const devices = await Promise.all(Array.from({ length: 24 }, () => server.newDevice()))
  expect(new Set(await Promise.all(devices.map(groupOf)))).toEqual(new Set(['control', 'test']))
})

test('half of all devices are drawn into each group', { tags: ['MEMB-71', 'A14'] }, async () => {
  let next = 0
  const random = { ...systemRandom, seed: () => next++ }
  const groups: TestGroup[] = []
  for (let turn = 0; turn < 12; turn++) {
    const deviceId = await deviceIdOf(server, await server.newDevice())
    groups.push(
      await readGroup(
        { ...server.services, random },
        { kind: 'device', deviceId, isBrowser: false, isBlocked: false },
      ),
    )
  }
  expect(groups.filter((group) => group === 'test')).toHaveLength(6)
  const seeds = Array.from({ length: 4000 }, () => systemRandom.seed())
  const even = seeds.filter((seed) => seed % 2 === 0).length
  expect(even).toBeGreaterThan(1750)
  expect(even).toBeLessThan(2250)
})

test('the first stored group stays, whoever draws another', {
  tags: ['API-12', 'MEMB-72', 'MEMB-74', 'A14'],
}, async () => {
  const device = await server.newDevice()
  expect(await report(device, 'test')).toEqual({ group: 'test' })
  expect(await report(device, 'control')).toEqual({ group: 'test' })
  expect(await groupOf(device)).toBe('test')
})

test('twenty reports at once store one group', { tags: ['postgres'] }, async () => {
  const device = await server.newDevice()
  const groups = Array.from({ length: 20 }, (_, turn): TestGroup => (turn % 2 ? 'test' : 'control'))
  const stored = await Promise.all(groups.map((group) => report(device, group)))
  expect(new Set(stored.map(({ group }) => group)).size).toBe(1)
})

test('an installation that registers again keeps its group', { tags: ['A14'] }, async () => {
  const first = await server.newDevice()
  const groups = [await report(first, 'test')]
  const second = await server.newDevice(first.installationId)
  groups.push(await second.call(getTestGroup, {}), await report(second, 'control'))
  expect(groups.map(({ group }) => group)).toEqual(['test', 'test', 'test'])
})

test('without a token nobody is in a group: reading says control, and a draw is taken back to its drawer', {
  tags: ['API-11', 'API-12', 'A05'],
}, async () => {
  const device = await server.newDevice()
  await report(device, 'test')
  const readWith = async (headers: Record<string, string>) => {
    const response = await server.fetch('/api/analytics/test-group', { headers })
    return [response.status, await response.json()]
  }
  expect(await readWith({})).toEqual([200, { group: 'control' }])
  expect(await readWith({ authorization: `Bearer ${device.token}` })).toEqual([200, { group: 'test' }])
  for (const group of ['control', 'test'] as const) {
    const body = { group, testName, timestamp: '2026-05-04T10:00:00.000Z' } as const
    expect(await server.anonymous(reportTestGroup, { body })).toEqual({ group })
  }
  expect(await (await server.operator()).call(getTestGroup, {})).toEqual({ group: 'control' })
})

test('a group that is none, and a test of another name, are refused', {
  tags: ['DATA-27', 'API-12'],
}, async () => {
  const device = await server.newDevice()
  const send = (body: object) =>
    server.fetch('/api/analytics/test-group', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${device.token}` },
      body: JSON.stringify(body),
    })
  expect((await send({ group: 'third', testName })).status).toBe(400)
  expect((await send({ group: 'test', testName: 'another' })).status).toBe(400)
})

test('shown prices are taken down with the stored group, and only for who is in the test', {
  tags: ['A05'],
}, async () => {
  const [member, stranger] = [await server.newDevice(), await server.newDevice()]
  await report(member, 'test')
  const body = { testName, surface: 'overlay', trigger: 'app_launch' } as const
  expect(await member.call(reportExposure, { body })).toEqual({ success: true })
  await stranger.call(reportExposure, { body })
  expect(await server.anonymous(reportExposure, { body })).toEqual({ success: true })
  expect(await exposuresOf(member)).toEqual([
    { test_name: testName, test_group: 'test', surface: 'overlay', paywall_trigger: 'app_launch' },
  ])
  expect(await exposuresOf(stranger)).toEqual([])
})

test('exposures without end are asked to wait', async () => {
  const device = await server.newDevice()
  const body = { testName, surface: 'animated' } as const
  for (let shown = 0; shown < 20; shown++) await device.call(reportExposure, { body })
  await expectRefusal(device.call(reportExposure, { body }), 'rate_limited')
})

test('a deleted device leaves no group behind', async () => {
  const device = await server.newDevice()
  await report(device, 'test')
  const deviceId = await deviceIdOf(server, device)
  await device.call(deleteMyData, {})
  const left = await server.services.database.db
    .selectFrom('experiment_groups')
    .selectAll()
    .where('device_id', '=', deviceId)
    .execute()
  expect(left).toEqual([])
})

test('a member’s first payment is a conversion of its group, once, however often it is read or renewed', async () => {
  const device = await server.newDevice()
  await report(device, 'test')
  const shop = shopOf(server, device)
  await shop.buy(weekly)
  for (let again = 0; again < 3; again++) await device.call(syncSubscription, { body: {} })
  await shop.advanceClock(8 * dayMs)
  await shop.control('/expire', { appUserId: device.installationId })
  await device.call(syncSubscription, { body: {} })
  await shop.buy(weekly)
  await device.call(syncSubscription, { body: {} })
  expect(await conversionsOf(weekly, 'test')).toMatchObject([{ test_name: testName }])
  expect(await conversionsOf(weekly, 'control')).toEqual([])
})

test('a trial converts when its first payment comes, and who is in no group never', async () => {
  const [member, stranger] = [await server.newDevice(), await server.newDevice()]
  await report(member, 'control')
  const shop = shopOf(server, member)
  await shop.buy(yearly)
  await shopOf(server, stranger).buy(yearly)
  for (const device of [member, stranger]) await device.call(syncSubscription, { body: {} })
  expect(await conversionsOf(yearly, 'control')).toEqual([])
  await shop.advanceClock(3 * dayMs)
  for (const device of [member, stranger]) await device.call(syncSubscription, { body: {} })
  expect(await conversionsOf(yearly, 'control')).toHaveLength(1)
  expect(await conversionsOf(yearly, 'test')).toEqual([])
})

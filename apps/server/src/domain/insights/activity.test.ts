// @module-tag slow
import {
  type Activity,
  getActivity,
  priceTest,
  reportDiscoverySource,
  reportExposure,
  reportTestGroup,
  syncSubscription,
} from '@ever-after/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectRefusal } from '../../testing/expect-refusal.ts'
import { applyOnce, untilEnded } from '../../testing/make-creations.ts'
import { shopOf } from '../../testing/shop-of.ts'
import { startTestServer, type TestDevice, type TestServer } from '../../testing/start-server.ts'

let server: TestServer
let operator: TestDevice
beforeAll(async () => {
  server = await startTestServer({ env: { STORE: 'sandbox' } })
  operator = await server.operator()
})
afterAll(() => server.close())

const read = (days?: string) => operator.call(getActivity, { query: days === undefined ? {} : { days } })
const dayMs = 86_400_000
const isoDay = (time: Date) => time.toISOString().slice(0, 10)

test('where nothing happened there are thirty empty days and no figure', async () => {
  const { days, ...rest } = await read()
  expect(days).toHaveLength(30)
  expect(days.at(-1)?.day).toBe(isoDay(server.clock.now()))
  expect(days[0].day).toBe(isoDay(new Date(server.clock.now().getTime() - 29 * dayMs)))
  for (const { day: _, ...counts } of days)
    expect(counts).toEqual({ completed: 0, failed: 0, p50Ms: null, p95Ms: null })
  const none = { devices: 0, exposures: 0, conversions: 0, rate: null }
  expect(rest).toEqual({
    kinds: ['style', 'dress', 'portrait', 'hair'].map((kind) => ({ kind, completed: 0, failed: 0 })),
    failures: [],
    refusedPhotos: [],
    discovery: [],
    experiment: {
      name: priceTest,
      groups: [
        { group: 'control', ...none },
        { group: 'test', ...none },
      ],
      sampleRatioP: null,
      isSampleRatioAlarm: false,
    },
  })
})

test('pictures count on the day that they were asked for, with times and failures, test runs left out', {
  tags: ['A06', 'postgres'],
}, async () => {
  const device = await server.newDevice()
  await untilEnded(device, await applyOnce(device))
  server.engine.failNext('unlike')
  await untilEnded(device, await applyOnce(device))
  await untilEnded(operator, await applyOnce(operator))
  const { days, kinds, failures } = await read('1')
  expect(days).toEqual([
    {
      day: isoDay(server.clock.now()),
      completed: 1,
      failed: 1,
      p50Ms: expect.any(Number),
      p95Ms: expect.any(Number),
    },
  ])
  expect(kinds[0]).toEqual({ kind: 'style', completed: 1, failed: 1 })
  expect(failures).toEqual([{ code: 'unlike', count: 1 }])
})

test('sources are told by how many named them', async () => {
  const timestamp = server.clock.now().toISOString()
  for (const source of ['TikTok', 'Friend/Family', 'TikTok'])
    await server.anonymous(reportDiscoverySource, { body: { source, timestamp } })
  expect((await read()).discovery).toEqual([
    { source: 'TikTok', count: 2 },
    { source: 'Friend/Family', count: 1 },
  ])
})

test('a number of days that is none is refused', async () => {
  for (const days of ['0', '366', '-1', 'x']) await expectRefusal(read(days), 'bad_request')
  expect((await read('365')).days).toHaveLength(365)
})

/** A device of a group that looked at the prices so many times. */
async function inGroup(group: 'control' | 'test', looks: number): Promise<TestDevice> {
  const device = await server.newDevice()
  await device.call(reportTestGroup, { body: { group, testName: priceTest } })
  for (let look = 0; look < looks; look++)
    await device.call(reportExposure, { body: { testName: priceTest, surface: 'overlay' } })
  return device
}

async function pay(device: TestDevice): Promise<void> {
  await shopOf(server, device).buy('wedding_photos_premium_weekly')
  await device.call(syncSubscription, { body: {} })
}

test('the price test counts devices that saw prices once, and payments of those only', async () => {
  await pay(await inGroup('control', 3))
  await inGroup('control', 1)
  await pay(await inGroup('control', 0))
  const tested = await inGroup('test', 1)
  const again = await server.newDevice(tested.installationId)
  await again.call(reportExposure, { body: { testName: priceTest, surface: 'premium' } })
  const { groups, sampleRatioP, isSampleRatioAlarm } = (await read()).experiment
  expect(groups).toEqual([
    {
      group: 'control',
      devices: 3,
      exposures: 2,
      conversions: 1,
      rate: { fraction: 0.5, low: expect.any(Number), high: expect.any(Number) },
    },
    {
      group: 'test',
      devices: 1,
      exposures: 1,
      conversions: 0,
      rate: { fraction: 0, low: 0, high: expect.any(Number) },
    },
  ])
  expect([sampleRatioP, isSampleRatioAlarm]).toEqual([expect.closeTo(0.3173, 3), false])
})

test('a split that chance hardly makes raises the alarm', async () => {
  const { db } = server.services.database
  const device_ids = Array.from({ length: 400 }, () => crypto.randomUUID())
  const now = server.clock.now()
  await db
    .insertInto('devices')
    .values(
      device_ids.map((id) => ({
        id,
        installation_id: `lost-${id}`,
        is_browser: false,
        app_version: '1',
        registered_at: now,
      })),
    )
    .execute()
  await db
    .insertInto('experiment_groups')
    .values(
      device_ids.map((device_id, index) => ({
        device_id,
        test_name: priceTest,
        test_group: index < 260 ? ('control' as const) : ('test' as const),
        decided_at: now,
      })),
    )
    .execute()
  const { experiment }: Activity = await read()
  expect(experiment.isSampleRatioAlarm).toBe(true)
  expect(experiment.sampleRatioP).toBeLessThan(0.001)
})

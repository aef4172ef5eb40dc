import { getAffiliateStatus, getSubscriptionStatus } from '@ever-after/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/start-server.ts'
import { deviceIdOf } from '../../testing/subscribe.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('a device is an affiliate when the operator says so, and that grants nothing', {
  tags: ['API-52'],
}, async () => {
  const [device, other] = [await server.newDevice(), await server.newDevice()]
  expect(await device.call(getAffiliateStatus, {})).toEqual({ isActive: false })
  const before = await device.call(getSubscriptionStatus, {})
  const { db } = server.services.database
  const device_id = await deviceIdOf(server, device)
  await db.insertInto('affiliates').values({ device_id, since: server.clock.now() }).execute()
  expect(await device.call(getAffiliateStatus, {})).toEqual({ isActive: true })
  expect(await other.call(getAffiliateStatus, {})).toEqual({ isActive: false })
  expect(await device.call(getSubscriptionStatus, {})).toEqual(before)
})

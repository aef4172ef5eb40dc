import {
  getDressTryOn,
  getHairChange,
  getStyleApplication,
  getSubscriptionStatus,
} from '@ever-after/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { defaultSettings } from '../settings.ts'
import { expectRefusal } from '../testing/expect-refusal.ts'
import { startTestServer, type TestServer } from '../testing/start-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({
    settings: {
      registrationsPerHour: 5,
      browserRegistrationsPerHour: 2,
      requestsPerMinute: 4,
      uploadsPerMinute: 1,
    },
  })
})
afterAll(() => server.close())

test('browsers get fewer new identities from one address than the shell', { tags: ['A20'] }, async () => {
  const browser = () => server.newDevice(`web-${crypto.randomUUID()}`)
  await browser()
  await browser()
  await expectRefusal(browser(), 'rate_limited')
  await expect(server.newDevice()).resolves.toHaveProperty('token')
  const { browserRegistrationsPerHour, registrationsPerHour } = defaultSettings
  expect(browserRegistrationsPerHour).toBeLessThan(registrationsPerHour)
})

test('a device that asks too often is told when to come back, and it is no paywall', async () => {
  const device = await server.newDevice()
  const ask = () =>
    server.fetch('/api/subscriptions/status', { headers: { authorization: `Bearer ${device.token}` } })
  for (let asked = 0; asked < 4; asked++) expect((await ask()).status).toBe(200)
  const refused = await ask()
  expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([429, 'rate_limited'])
  const seconds = Number(refused.headers.get('retry-after'))
  expect(seconds).toBeGreaterThan(0)
  expect(seconds).toBeLessThanOrEqual(60)
})

test('one device’s limit is not another’s', async () => {
  const [one, two] = [await server.newDevice(), await server.newDevice()]
  for (let asked = 0; asked < 4; asked++) await one.call(getSubscriptionStatus, {})
  await expectRefusal(one.call(getSubscriptionStatus, {}), 'rate_limited')
  await expect(two.call(getSubscriptionStatus, {})).resolves.toHaveProperty('usage')
})

test('asking for the state of a picture is never limited', async () => {
  const device = await server.newDevice()
  const id = crypto.randomUUID()
  for (const poll of [getStyleApplication, getDressTryOn, getHairChange])
    for (let asked = 0; asked < 10; asked++)
      await expectRefusal(device.call(poll, { params: { id } }), 'not_found')
})

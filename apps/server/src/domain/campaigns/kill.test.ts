import { createCampaign, listCampaigns, operatorLogin, registerPush } from '@ever-after/contract'
import { expect, test } from 'vitest'
import type { ChildServer } from '../../testing/child-server.ts'
import { startFakeFcm } from '../../testing/fake-fcm.ts'
import { campaignBody } from '../../testing/make-campaigns.ts'
import { useChildServers } from '../../testing/use-child-servers.ts'

const { start } = useChildServers()
const password = 'a password for tests'
/** How many were asked for at each kill, and of how many devices. */
const { kills, devices } = process.env.FULL
  ? { kills: [8, 24, 40], devices: 80 }
  : { kills: [12], devices: 30 }
/** What is in hand at a kill, at most a handful each time, is given up and not repeated. */
const leastAsked = devices - 10 * kills.length

test('a server killed again and again in the middle of a campaign sends to nobody twice', {
  timeout: 360_000,
  tags: ['slow'],
}, async () => {
  const fcm = await startFakeFcm()
  fcm.slowDown(40)
  const env = { ...fcm.env, OPERATOR_PASSWORD: password, REGISTRATIONS_PER_HOUR: '1000' }
  let server = await start(env)
  for (let each = 0; each < devices; each++) await register(server, each)
  const { token } = await server.clientOf('')(operatorLogin, { body: { password } })
  const read = async () => (await server.clientOf(token)(listCampaigns, {})).campaigns[0]
  await server.clientOf(token)(createCampaign, { body: { ...campaignBody, ratePerMinute: 6000 } })

  for (const enough of kills) {
    await expect.poll(() => fcm.asked.length, { timeout: 60_000, interval: 5 }).toBeGreaterThan(enough)
    await server.kill()
    server = await start(env)
  }
  await expect
    .poll(async () => (await read()).results.waiting, { timeout: 60_000 })
    .toBeLessThanOrEqual(devices - leastAsked)
  await expect.poll(() => fcm.asked.length, { timeout: 60_000 }).toBeGreaterThanOrEqual(leastAsked)

  const addressed = fcm.asked.map((message) => message.token)
  expect(new Set(addressed).size).toBe(addressed.length)
  const { results } = await read()
  expect(results.sent).toBeLessThanOrEqual(fcm.taken.length)
  expect(fcm.taken.length).toBeGreaterThanOrEqual(leastAsked)
  await fcm.close()
})

async function register(server: ChildServer, each: number): Promise<void> {
  const { call } = await server.newDevice()
  const body = {
    deviceId: `test-${crypto.randomUUID()}`,
    fcmToken: `phone-${each}`,
    platform: 'ios' as const,
  }
  await call(registerPush, { body })
}

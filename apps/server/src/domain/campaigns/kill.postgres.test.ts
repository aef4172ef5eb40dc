// @module-tag postgres
import { createCampaign, listCampaigns, operatorLogin, registerPush } from '@ever-after/contract'
import { expect, test } from 'vitest'
import { startFakeFcm } from '../../testing/fake-fcm.ts'
import { campaignBody } from '../../testing/make-campaigns.ts'
import { useChildServers } from '../../testing/use-child-servers.ts'

const { start } = useChildServers()
const password = 'a password for tests'

test('two workers share a campaign, and when one is killed the other goes on and repeats nothing', {
  timeout: 360_000,
  tags: ['slow'],
}, async () => {
  const fcm = await startFakeFcm()
  fcm.slowDown(150)
  const env = { ...fcm.env, OPERATOR_PASSWORD: password, REGISTRATIONS_PER_HOUR: '1000' }
  const http = await start({ ...env, ROLE: 'http' })
  const first = await start({ ...env, ROLE: 'worker' })
  await start({ ...env, ROLE: 'worker' })
  const devices = 150
  for (let each = 0; each < devices; each++) {
    const { call } = await http.newDevice()
    const deviceId = `test-${crypto.randomUUID()}`
    await call(registerPush, { body: { deviceId, fcmToken: `phone-${each}`, platform: 'ios' } })
  }
  const { token } = await http.clientOf('')(operatorLogin, { body: { password } })
  const call = http.clientOf(token)
  await Promise.all(
    ['One', 'Another'].map((title) =>
      call(createCampaign, { body: { ...campaignBody, title, ratePerMinute: 6000 } }),
    ),
  )
  await expect.poll(() => fcm.asked.length, { timeout: 60_000, interval: 5 }).toBeGreaterThan(30)
  await first.kill()
  await expect.poll(() => fcm.taken.length, { timeout: 90_000 }).toBeGreaterThanOrEqual(devices - 10)

  const addressed = fcm.asked.map((message) => message.token)
  expect(new Set(addressed).size).toBe(addressed.length)
  const { campaigns } = await call(listCampaigns, {})
  const chosen = campaigns.map(({ results: { waiting, sent } }) => waiting + sent)
  expect(chosen.reduce((sum, count) => sum + count)).toBe(devices)
  await fcm.close()
})

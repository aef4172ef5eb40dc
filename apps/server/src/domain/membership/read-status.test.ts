// @module-tag slow
import { getStyleApplication, getSubscriptionStatus, listStyleApplications } from '@ever-after/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyOnce, untilEnded } from '../../testing/make-creations.ts'
import { startTestServer, type TestServer } from '../../testing/start-server.ts'
import { subscribe } from '../../testing/subscribe.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const dayMs = 24 * 60 * 60 * 1000

test('a new device reads every field of its status', {
  tags: ['API-15', 'DATA-21', 'MEMB-35', 'A01'],
}, async () => {
  const device = await server.newDevice()
  expect(await device.call(getSubscriptionStatus, {})).toEqual({
    hasActiveSubscription: false,
    subscription: null,
    usage: {
      canUseTransformation: true,
      remainingFreeUses: 3,
      bonusChangesRemaining: 2,
      portraitCreditsRemaining: 0,
      weeklyTransformationsRemaining: 0,
      portraitEnhancementsUsed: 0,
      portraitGenerationsRemaining: 4,
      portraitLimit: 4,
      hasLifetimeDownloads: false,
    },
  })
})

test('a device that has spent everything may not transform any more', {
  tags: ['MEMB-12', 'MEMB-35', 'DATA-21'],
}, async () => {
  const device = await server.newDevice()
  for (let made = 0; made < 5; made++) await untilEnded(device, await applyOnce(device))
  const { usage } = await device.call(getSubscriptionStatus, {})
  expect(usage.canUseTransformation).toBe(false)
})

test('a subscription unlocks earlier results while it lasts, and locks them again after', {
  tags: ['MEMB-06', 'MEMB-36', 'A08'],
}, async () => {
  const device = await server.newDevice()
  const id = await applyOnce(device)
  const whileFree = await untilEnded(device, id)
  const listed = async () => (await device.call(listStyleApplications, {}))[0].resultUrl
  const inHistory = [await listed()]
  await subscribe(server, device)
  const whileSubscribed = await device.call(getStyleApplication, { params: { id } })
  const status = await device.call(getSubscriptionStatus, {})
  inHistory.push(await listed())
  server.clock.advance(8 * dayMs)
  const afterwards = await device.call(getStyleApplication, { params: { id } })
  inHistory.push(await listed())

  expect([whileFree, whileSubscribed, afterwards].map(({ isClean }) => isClean)).toEqual([false, true, false])
  const seen = [whileFree, whileSubscribed, afterwards].map(({ resultUrl }) => resultUrl)
  expect(seen.map(roleIn)).toEqual(['preview', 'master', 'preview'])
  expect(inHistory.map(roleIn)).toEqual(['preview', 'master', 'preview'])
  expect(status.hasActiveSubscription).toBe(true)
  expect(status.subscription).toMatchObject({
    productId: 'wedding_photos_premium_weekly',
    periodType: 'NORMAL',
  })
})

function roleIn(url: string | null): string | undefined {
  return /\d-(\w+)\./.exec(url ?? '')?.[1]
}

// @module-tag slow
import {
  applyDress,
  applyHairColour,
  getDressTryOn,
  getHairChange,
  getStyleApplication,
  getSubscriptionStatus,
  listDressTryOns,
  listHairChanges,
  listStyleApplications,
} from '@ever-after/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectRefusal } from '../../testing/expect-refusal.ts'
import { applyOnce, pollUntilEnded, untilEnded } from '../../testing/make-creations.ts'
import { uploadPortrait } from '../../testing/make-photos.ts'
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

test('a device that has spent everything may not transform any more, however long it waits', {
  tags: ['MEMB-12', 'MEMB-35', 'DATA-21'],
}, async () => {
  const device = await server.newDevice()
  for (let made = 0; made < 5; made++) await untilEnded(device, await applyOnce(device))
  const spent = { canUseTransformation: false, remainingFreeUses: 0, bonusChangesRemaining: 0 }
  expect((await device.call(getSubscriptionStatus, {})).usage).toMatchObject(spent)
  server.clock.advance(60 * dayMs)
  expect((await device.call(getSubscriptionStatus, {})).usage).toMatchObject(spent)
  await expectRefusal(applyOnce(device), 'style_limit')
})

test('a subscription unlocks earlier results while it lasts, and locks them again after', {
  tags: ['API-15', 'MEMB-06', 'MEMB-36', 'DATA-21', 'A08'],
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

test('of pictures of every kind a subscriber gets the large one and a free device the small one', {
  tags: ['MEMB-06', 'A08'],
}, async () => {
  const device = await server.newDevice()
  const { id: photoId } = await uploadPortrait(device)
  const style = { params: { id: await applyOnce(device) } }
  const { id: dressId } = await device.call(applyDress, { body: { photoId, dressId: 'gardenia' } })
  const hairBody = { params: { photoId }, body: { color: 'copper' as const } }
  const { id: hairId } = await device.call(applyHairColour, hairBody)
  const [dress, hair] = [{ params: { id: dressId } }, { params: { id: hairId } }]
  const addresses = async () => {
    const seen = [
      await pollUntilEnded(() => device.call(getStyleApplication, style)),
      await pollUntilEnded(() => device.call(getDressTryOn, dress)),
      await pollUntilEnded(() => device.call(getHairChange, hair)),
    ]
    const listed = [
      ...(await device.call(listStyleApplications, {})),
      ...(await device.call(listDressTryOns, {})),
      ...(await device.call(listHairChanges, {})),
    ]
    return {
      results: [...seen, ...listed].map(({ resultUrl }) => resultUrl),
      thumbs: listed.map(({ thumbUrl }) => thumbUrl),
    }
  }
  const widthAt = async (url: string | null) =>
    (await sharp(await (await server.fetch(url ?? '')).arrayBuffer()).metadata()).width
  const free = await addresses()
  await subscribe(server, device)
  const subscribed = await addresses()
  expect(free.results.map(roleIn)).toEqual(Array(6).fill('preview'))
  expect(subscribed.results.map(roleIn)).toEqual(Array(6).fill('master'))
  expect(await Promise.all([free.results[0], subscribed.results[0]].map(widthAt))).toEqual([600, 1200])
  expect(free.thumbs).toEqual(Array(3).fill(expect.stringContaining('/1-marked-thumb.webp')))
  expect(subscribed.thumbs).toEqual(Array(3).fill(expect.stringContaining('/1-thumb.jpg')))
  expect(await Promise.all([free.thumbs[0], subscribed.thumbs[0]].map(widthAt))).toEqual([300, 300])
})

function roleIn(url: string | null): string | undefined {
  return /\d-(\w+)\./.exec(url ?? '')?.[1]
}

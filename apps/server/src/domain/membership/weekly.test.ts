// @module-tag slow
import {
  applyDress,
  applyHairColour,
  applyStyle,
  getDressTryOn,
  getSubscriptionStatus,
  type SubscriptionStatus,
} from '@ever-after/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectRefusal } from '../../testing/expect-refusal.ts'
import { applyBody, applyOnce, pollUntilEnded, untilEnded } from '../../testing/make-creations.ts'
import { uploadPortrait, uploadPortraits } from '../../testing/make-photos.ts'
import { startTestServer, type TestDevice, type TestServer } from '../../testing/start-server.ts'
import { subscribe } from '../../testing/subscribe.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ settings: { weeklyChanges: 2, weeklyPortraitGenerations: 20 } })
})
afterAll(() => server.close())

const dayMs = 24 * 60 * 60 * 1000

async function usageOf({ call }: TestDevice): Promise<SubscriptionStatus['usage']> {
  return (await call(getSubscriptionStatus, {})).usage
}

async function newSubscriber(days?: number): Promise<TestDevice> {
  const device = await server.newDevice()
  await subscribe(server, device, days)
  return device
}

test('a subscriber spends the week’s changes, then the bonus, and then reads that the week is used up', {
  tags: ['HAIR-08', 'MEMB-05', 'MEMB-34', 'MEMB-35', 'API-15', 'API-20', 'API-55', 'DATA-21'],
}, async () => {
  const device = await newSubscriber()
  const seen: [number, number, number, boolean][] = []
  for (let made = 0; made < 4; made++) {
    await untilEnded(device, await applyOnce(device))
    const usage = await usageOf(device)
    seen.push([
      usage.weeklyTransformationsRemaining,
      usage.bonusChangesRemaining,
      usage.remainingFreeUses,
      usage.canUseTransformation,
    ])
  }
  expect(seen).toEqual([
    [1, 2, 3, true],
    [0, 2, 3, true],
    [0, 1, 3, true],
    [0, 0, 3, false],
  ])
  await expectRefusal(applyOnce(device), 'weekly_limit')
  const { id: photoId } = await uploadPortrait(device)
  const dress = { body: { photoId, dressId: 'gardenia' } }
  await expectRefusal(device.call(applyDress, dress), 'weekly_limit')
  const hair = { params: { photoId }, body: { color: 'copper' as const } }
  await expectRefusal(device.call(applyHairColour, hair), 'weekly_limit')
})

test('the next week is whole again, whatever was left of the last one, for styles and dresses together', {
  tags: ['MEMB-05', 'A09'],
}, async () => {
  const device = await newSubscriber(30)
  await untilEnded(device, await applyOnce(device))
  server.clock.advance(6.9 * dayMs)
  expect((await usageOf(device)).weeklyTransformationsRemaining).toBe(1)
  server.clock.advance(0.1 * dayMs)
  expect((await usageOf(device)).weeklyTransformationsRemaining).toBe(2)
  const { id: photoId } = await uploadPortrait(device)
  const { id } = await device.call(applyDress, { body: { photoId, dressId: 'gardenia' } })
  expect((await usageOf(device)).weeklyTransformationsRemaining).toBe(1)
  await pollUntilEnded(() => device.call(getDressTryOn, { params: { id } }))
})

test('a unit that comes back goes to the week it was taken from', { tags: ['A10'] }, async () => {
  const device = await newSubscriber(30)
  const whole = { weeklyTransformationsRemaining: 2, remainingFreeUses: 3, bonusChangesRemaining: 2 }
  server.engine.failNext('unlike')
  await untilEnded(device, await applyOnce(device))
  expect(await usageOf(device)).toMatchObject(whole)
  const release = server.engine.hold()
  const body = applyBody(await uploadPortraits(device))
  const { id } = await device.call(applyStyle, { body })
  server.clock.advance(7 * dayMs)
  expect((await untilEnded(device, id)).status).toBe('failed')
  release()
  expect(await usageOf(device)).toMatchObject(whole)
})

test('of many applies at once a subscriber gets the week’s and the bonus changes, no more', {
  tags: ['postgres'],
}, async () => {
  const device = await newSubscriber()
  const photos = await uploadPortraits(device)
  const attires = ['dress', 'suit'] as const
  const bodies = ['golden-tide', 'coral-dusk'].flatMap((styleId) =>
    attires.flatMap((partner1Attire) =>
      attires.map((partner2Attire) => applyBody(photos, { styleId, partner1Attire, partner2Attire })),
    ),
  )
  const answers = await Promise.allSettled(bodies.map((body) => device.call(applyStyle, { body })))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
})

test('a subscriber may make fifty pictures a week and enhance twenty portraits', {
  tags: ['MEMB-05', 'MEMB-35', 'DATA-21', 'A17', 'slow', 'API-15'],
}, async () => {
  const shop = await startTestServer()
  const device = await shop.newDevice()
  await subscribe(shop, device)
  expect(await usageOf(device)).toMatchObject({
    weeklyTransformationsRemaining: 50,
    portraitLimit: 20,
    portraitGenerationsRemaining: 20,
    portraitEnhancementsUsed: 0,
  })
  await shop.close()
})

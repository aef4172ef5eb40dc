// @module-tag slow
import {
  applyHairColour,
  deleteHairChange,
  getHairChange,
  getHairSwatches,
  getSubscriptionStatus,
  type HairColour,
  hairColour,
  listHairChanges,
} from '@ever-after/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectRefusal } from '../../testing/expect-refusal.ts'
import { swatchFrame } from '../../testing/light-engine.ts'
import { applyOnce, changesLeft, pollUntilEnded, untilEnded } from '../../testing/make-creations.ts'
import { uploadPortrait } from '../../testing/make-photos.ts'
import { startTestServer, type TestDevice, type TestServer } from '../../testing/start-server.ts'
import { expirePhotos } from '../photos/index.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ settings: { sweepEveryMs: 3_600_000, looksPerMinute: 6 } })
})
afterAll(() => server.close())

async function colour(device: TestDevice, color: HairColour, photoId?: string): Promise<string> {
  const params = { photoId: photoId ?? (await uploadPortrait(device)).id }
  return (await device.call(applyHairColour, { params, body: { color } })).id
}

const endOf = ({ call }: TestDevice, id: string) =>
  pollUntilEnded(() => call(getHairChange, { params: { id } }))

test('one change gives the photo another colour of hair, watermarked like any result', {
  tags: ['A24'],
}, async () => {
  const device = await server.newDevice()
  const { id: photoId } = await uploadPortrait(device)
  const id = await colour(device, 'copper', photoId)
  const done = await endOf(device, id)
  expect(done).toMatchObject({ id, photoId, color: 'copper', status: 'completed', isClean: false })
  expect(done.resultUrl).toContain('preview')
  expect((await server.fetch(done.sourceUrl ?? '')).status).toBe(200)
  expect(server.engine.jobs.at(-1)).toMatchObject({
    kind: 'hair',
    colour: 'copper',
    person: { photoKey: photoId },
  })
  expect(await changesLeft(device)).toBe(4)
})

test('a colour that a photo has already is shown again and costs nothing, and another one costs a change', async () => {
  const device = await server.newDevice()
  const { id: photoId } = await uploadPortrait(device)
  const id = await colour(device, 'copper', photoId)
  await endOf(device, id)
  expect(await colour(device, 'copper', photoId)).toBe(id)
  expect(await changesLeft(device)).toBe(4)
  expect(await colour(device, 'teal', photoId)).not.toBe(id)
  expect(await changesLeft(device)).toBe(3)
})

test('a failed change of colour gives its change back and says why', { tags: ['A24'] }, async () => {
  const device = await server.newDevice()
  const { id: photoId } = await uploadPortrait(device)
  await device.call(getHairSwatches, { params: { photoId } })
  server.engine.failNext('no_hair')
  const failed = await endOf(device, await colour(device, 'teal', photoId))
  expect([failed.status, failed.error]).toEqual([
    'failed',
    'We found no hair to colour in the photo. Nothing was charged.',
  ])
  expect(await changesLeft(device)).toBe(5)
})

test('a photo without hair is refused before anything is charged', async () => {
  const device = await server.newDevice()
  server.engine.failNext('no_hair')
  await expectRefusal(colour(device, 'teal'), 'no_hair')
  expect(await changesLeft(device)).toBe(5)
})

test('hair is paid from the allowance of styles, and a used-up one refuses it', {
  tags: ['HAIR-08', 'MEMB-34'],
}, async () => {
  const device = await server.newDevice()
  const { id } = await uploadPortrait(device)
  const mayColour = async () => (await device.call(getSubscriptionStatus, {})).usage.canUseTransformation
  await applyOnce(device)
  for (const color of hairColour.options.slice(0, 4)) {
    expect(await mayColour()).toBe(true)
    await colour(device, color, id)
  }
  expect(await mayColour()).toBe(false)
  await expectRefusal(colour(device, 'rose', id), 'style_limit')
})

test('a double tap on a colour is one change', { tags: ['A10'] }, async () => {
  const device = await server.newDevice()
  const { id: photoId } = await uploadPortrait(device)
  await device.call(getHairSwatches, { params: { photoId } })
  const release = server.engine.hold()
  const first = await colour(device, 'copper', photoId)
  expect(await colour(device, 'copper', photoId)).toBe(first)
  expect(await changesLeft(device)).toBe(4)
  release()
  await endOf(device, first)
})

test('an unknown colour is refused in its shape, a foreign photo or change of colour is not found', {
  tags: ['HIST-29'],
}, async () => {
  const [device, stranger] = [await server.newDevice(), await server.newDevice()]
  const { id } = await uploadPortrait(device)
  await expectRefusal(colour(device, 'green' as HairColour, id), 'bad_request')
  await expectRefusal(colour(stranger, 'rose', id), 'not_found')
  await expectRefusal(stranger.call(getHairSwatches, { params: { photoId: id } }), 'not_found')
  const change = await colour(device, 'rose', id)
  await expectRefusal(stranger.call(getHairChange, { params: { id: change } }), 'not_found')
  await expectRefusal(stranger.call(deleteHairChange, { params: { id: change } }), 'not_found')
  expect((await device.call(listHairChanges, {})).map(({ id }) => id)).toEqual([change])
})

test('a deleted change of colour is gone with its files, stays spent and may be deleted again', {
  tags: ['A10', 'A59', 'A63'],
}, async () => {
  const device = await server.newDevice()
  const id = await colour(device, 'violet')
  const { resultUrl } = await endOf(device, id)
  const remove = () => device.call(deleteHairChange, { params: { id } })
  expect([await remove(), await remove()]).toEqual([{ success: true }, { success: true }])
  expect((await server.fetch(resultUrl ?? '')).status).toBe(404)
  await expectRefusal(device.call(getHairChange, { params: { id } }), 'not_found')
  expect(await changesLeft(device)).toBe(4)
})

test('every colour has a small picture that costs nothing, is made once and goes with the photo', {
  tags: ['A24'],
}, async () => {
  const device = await server.newDevice()
  const { id: photoId } = await uploadPortrait(device)
  const look = async () => (await device.call(getHairSwatches, { params: { photoId } })).swatches
  const before = server.engine.jobs.length
  const swatches = await look()
  expect(swatches.map(({ color }) => color)).toEqual(hairColour.options)
  expect((await look()).map(({ color }) => color)).toEqual(hairColour.options)
  expect(server.engine.jobs.length - before).toBe(1)
  expect((await server.fetch(swatches[11].url)).headers.get('content-type')).toBe('image/jpeg')
  expect(await changesLeft(device)).toBe(5)

  server.clock.advance(31 * 86_400_000)
  await expectRefusal(look(), 'photo_expired')
  await expirePhotos(server.services)
  expect(await server.services.objects.get(`swatches/${photoId}/teal.jpg`)).toBeUndefined()
})

test('swatches come with the part of the photo that they show, and earlier ones without it are drawn again', async () => {
  const device = await server.newDevice()
  const { id: photoId } = await uploadPortrait(device)
  const look = async () => (await device.call(getHairSwatches, { params: { photoId } })).frame
  expect(await look()).toEqual(swatchFrame)
  expect(await look()).toEqual(swatchFrame)
  const before = server.engine.jobs.length
  await server.services.database.db
    .updateTable('photos')
    .set({ swatch_frame: null })
    .where('id', '=', photoId)
    .execute()
  expect(await look()).toEqual(swatchFrame)
  expect(server.engine.jobs.length - before).toBe(1)
})

test('a colour is applied to a photo whose swatches have no frame without drawing them again', async () => {
  const device = await server.newDevice()
  const { id: photoId } = await uploadPortrait(device)
  await device.call(getHairSwatches, { params: { photoId } })
  await server.services.database.db
    .updateTable('photos')
    .set({ swatch_frame: null })
    .where('id', '=', photoId)
    .execute()
  const before = server.engine.jobs.length
  await endOf(device, await colour(device, 'teal', photoId))
  expect(server.engine.jobs.slice(before).map(({ kind }) => kind)).toEqual(['hair'])
})

test('a photo without hair is refused by the swatches, an engine at its limit asks for patience', async () => {
  const device = await server.newDevice()
  const { id: photoId } = await uploadPortrait(device)
  const look = () => device.call(getHairSwatches, { params: { photoId } })
  server.engine.failNext('no_hair', 'timed_out')
  await expectRefusal(look(), 'no_hair')
  await expectRefusal(look(), 'overloaded')
  await expect(look()).resolves.toHaveProperty('swatches.length', 12)
})

test('free looks are limited, and that is no paywall', async () => {
  const device = await server.newDevice()
  const { id: photoId } = await uploadPortrait(device)
  const look = () => device.call(getHairSwatches, { params: { photoId } })
  for (let looked = 0; looked < 6; looked++) await look()
  await expectRefusal(look(), 'rate_limited')
})

test('history holds the changes of colour of every state, newest first, and nobody else’s', {
  tags: ['A34', 'A53', 'HIST-29'],
}, async () => {
  const [device, stranger] = [await server.newDevice(), await server.newDevice()]
  const { id: photoId } = await uploadPortrait(device)
  const first = await colour(device, 'auburn', photoId)
  await endOf(device, first)
  server.clock.advance(10)
  server.engine.failNext('unlike')
  const second = await colour(device, 'violet', photoId)
  await endOf(device, second)
  await untilEnded(device, await applyOnce(device))

  const items = await device.call(listHairChanges, {})
  expect(items.map(({ id, status, color }) => [id, status, color])).toEqual([
    [second, 'failed', 'violet'],
    [first, 'completed', 'auburn'],
  ])
  expect(items[1].photoId).toBe(photoId)
  expect((await server.fetch(items[1].thumbUrl ?? '')).status).toBe(200)
  expect(await device.call(listHairChanges, { query: { limit: 1, offset: 1 } })).toHaveLength(1)
  expect(await stranger.call(listHairChanges, {})).toEqual([])
})

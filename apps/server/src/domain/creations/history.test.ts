// @module-tag slow
import { randomUUID } from 'node:crypto'
import {
  applyDress,
  applyHairColour,
  cursorOf,
  deleteStyleApplication,
  getDressTryOn,
  getHairChange,
  getStyleApplication,
  getSubscriptionStatus,
  listStyleApplications,
} from '@ever-after/contract'
import type { EncodedImage } from '@ever-after/engine'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectRefusal } from '../../testing/expect-refusal.ts'
import { fillDevice } from '../../testing/fill-device.ts'
import { applyOnce, changesLeft, untilEnded, untilHandled } from '../../testing/make-creations.ts'
import { uploadPortrait } from '../../testing/make-photos.ts'
import { startTestServer, type TestServer } from '../../testing/start-server.ts'
import { expireCreations } from './index.ts'
import { deletePictures, storePictures } from './picture-files.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('the history of styles lists the device’s own pictures of every state, newest first, and no other kind', {
  tags: ['API-26', 'HIST-03', 'HIST-29', 'DATA-15', 'A34', 'A53'],
}, async () => {
  const [device, stranger] = [await server.newDevice(), await server.newDevice()]
  const first = await applyOnce(device)
  const { createdAt: firstAt } = await untilEnded(device, first)
  await untilEnded(stranger, await applyOnce(stranger))
  server.engine.failNext('no_face')
  const second = await applyOnce(device, { styleId: 'rose-arch' })
  const { createdAt: secondAt } = await untilEnded(device, second)
  const { id: photoId } = await uploadPortrait(device)
  await device.call(applyDress, { body: { photoId, dressId: 'gardenia' } })
  await device.call(applyHairColour, { params: { photoId }, body: { color: 'copper' } })

  const items = await device.call(listStyleApplications, {})
  expect(items.map(({ id, status, styleName }) => [id, status, styleName])).toEqual([
    [second, 'failed', 'Rose Arch'],
    [first, 'completed', 'Golden Tide'],
  ])
  expect(items.map(({ createdAt }) => createdAt)).toEqual([secondAt, firstAt])
  const next = await device.call(listStyleApplications, { query: { before: cursorOf(items[0]) } })
  expect(next.map(({ id }) => id)).toEqual([first])
  expect(items[1]).toMatchObject({
    resultUrl: expect.stringContaining('1-preview'),
    displayName: 'Golden Hour by the Sea',
  })
  const thumb = await server.fetch(items[1].thumbUrl ?? '')
  expect([thumb.status, items[0].resultUrl, items[0].thumbUrl]).toEqual([200, null, null])
})

test('the marked thumbnail is the watermarked preview made small', { tags: ['A08'] }, async () => {
  const { objects } = server.services
  const draw = async (role: EncodedImage['role'], widthPx: number, background: string) => {
    const size = { widthPx, heightPx: (widthPx * 4) / 3 }
    const create = { width: size.widthPx, height: size.heightPx, channels: 3, background } as const
    return { role, bytes: await sharp({ create }).jpeg().toBuffer(), mime: 'image/jpeg', ...size } as const
  }
  const images = [
    await draw('master', 900, '#00f'),
    await draw('preview', 600, '#f00'),
    await draw('thumb', 300, '#00f'),
  ]
  const made = { kind: 'style', creationId: randomUUID(), attempt: 1, images } as const
  const stored = await storePictures(server.services, made)
  const bytes = 'keys' in stored && (await objects.get(stored.keys.markedThumb))
  const { channels } = await sharp(bytes || undefined).stats()
  const { width, height } = await sharp(bytes || undefined).metadata()
  expect([width, height, ...channels.map(({ mean }) => Math.round(mean / 64))]).toEqual([300, 400, 4, 0, 0])
  await deletePictures({ objects }, { creationId: made.creationId, attempts: 1 })
  expect('keys' in stored && (await objects.get(stored.keys.markedThumb))).toBeUndefined()
})

test('who sees no clean pictures gets no thumbnail of one that is older than marked ones', async () => {
  const device = await server.newDevice()
  const id = await applyOnce(device)
  await untilEnded(device, id)
  const all = server.services.database.db.updateTable('creations')
  await all.set({ marked_thumb_key: null }).where('id', '=', id).execute()
  const [item] = await device.call(listStyleApplications, {})
  expect(item).toMatchObject({ resultUrl: expect.stringContaining('1-preview'), thumbUrl: null })
})

test('pictures that are being made and one that waits for them stand in the history, and a deleted one gives its change back', {
  tags: ['A10', 'A53'],
}, async () => {
  const device = await server.newDevice()
  const release = server.engine.hold()
  const list = () => device.call(listStyleApplications, {})
  const isMaking = async () => (await list()).every(({ status }) => status === 'processing')
  const making = [await applyOnce(device), await applyOnce(device)]
  await expect.poll(isMaking).toBe(true)
  const waiting = await applyOnce(device)
  expect((await list()).map(({ id, status }) => [id, status])).toEqual([
    [waiting, 'pending'],
    [making[1], 'processing'],
    [making[0], 'processing'],
  ])
  await device.call(deleteStyleApplication, { params: { id: waiting } })
  expect(await changesLeft(device)).toBe(3)
  release()
  for (const id of making) await untilEnded(device, id)
})

test('history comes in pages', { tags: ['A53'] }, async () => {
  const device = await server.newDevice()
  const ids: string[] = []
  for (let made = 0; made < 3; made++) {
    ids.unshift(await applyOnce(device))
    await untilEnded(device, ids[0])
  }
  const page = await device.call(listStyleApplications, { query: { limit: 1, offset: 1 } })
  expect(page.map(({ id }) => id)).toEqual([ids[1]])
  const cursors = [ids[1], '2026-01-01_1', `2026-99-01T00:00:00.000Z_${ids[1]}`]
  for (const query of [{ limit: 201 }, { limit: 0 }, ...cursors.map((before) => ({ before }))])
    await expectRefusal(device.call(listStyleApplications, { query }), 'bad_request')
})

test('deleting removes the picture and its files, repeating it is fine, and the change stays spent', {
  tags: ['API-27', 'HIST-29', 'A10', 'A54', 'A59', 'A63'],
}, async () => {
  const device = await server.newDevice()
  const id = await applyOnce(device)
  const { resultUrl } = await untilEnded(device, id)
  const remove = () => device.call(deleteStyleApplication, { params: { id } })
  expect(await remove()).toEqual({ success: true })
  expect(await remove()).toEqual({ success: true })
  const bare = await server.fetch(`/api/wedding-styles/${id}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${device.token}` },
  })
  expect([bare.status, await bare.json()]).toEqual([200, { success: true }])
  expect((await server.fetch(resultUrl ?? '')).status).toBe(404)
  await expectRefusal(device.call(getStyleApplication, { params: { id } }), 'not_found')
  expect(await device.call(listStyleApplications, {})).toEqual([])
  expect(await changesLeft(device)).toBe(4)
})

test('a stranger can neither read nor delete a picture, before or after its owner did', {
  tags: ['API-21', 'API-27', 'HIST-29'],
}, async () => {
  const [device, stranger] = [await server.newDevice(), await server.newDevice()]
  const id = await applyOnce(device)
  await untilEnded(device, id)
  await expectRefusal(stranger.call(getStyleApplication, { params: { id } }), 'not_found')
  const steal = () => stranger.call(deleteStyleApplication, { params: { id } })
  await expectRefusal(steal(), 'not_found')
  await device.call(deleteStyleApplication, { params: { id } })
  await expectRefusal(steal(), 'not_found')
  await expectRefusal(
    device.call(deleteStyleApplication, { params: { id: crypto.randomUUID() } }),
    'not_found',
  )
})

test('deleting a picture that is still being made gives its change back and leaves no files', {
  tags: ['A10'],
}, async () => {
  const device = await server.newDevice()
  const release = server.engine.hold()
  const id = await applyOnce(device)
  await expect
    .poll(async () => (await device.call(getStyleApplication, { params: { id } })).status)
    .toBe('processing')
  await device.call(deleteStyleApplication, { params: { id } })
  expect(await changesLeft(device)).toBe(5)
  release()
  await untilHandled(server, id)
  expect(await server.services.objects.get(`results/${id}/1-master.jpg`)).toBeUndefined()
  expect(await changesLeft(device)).toBe(5)
})

test('results of every kind are deleted after a year, and what they cost stays in the ledger', {
  tags: ['A59'],
}, async () => {
  const { device, styleId: id, dressId, hairId } = await fillDevice(server)
  server.clock.advance(364 * 86_400_000)
  await expireCreations(server.services)
  expect((await device.call(getStyleApplication, { params: { id } })).status).toBe('completed')
  server.clock.advance(2 * 86_400_000)
  await expireCreations(server.services)
  await expectRefusal(device.call(getStyleApplication, { params: { id } }), 'not_found')
  await expectRefusal(device.call(getDressTryOn, { params: { id: dressId } }), 'not_found')
  await expectRefusal(device.call(getHairChange, { params: { id: hairId } }), 'not_found')
  for (const made of [id, dressId, hairId])
    expect(await server.services.objects.get(`results/${made}/1-master.jpg`)).toBeUndefined()
  const { usage } = await device.call(getSubscriptionStatus, {})
  expect(usage.remainingFreeUses).toBe(0)
})

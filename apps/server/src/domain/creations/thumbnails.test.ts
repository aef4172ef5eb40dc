import { drawDressThumbnail, drawStyleThumbnail, type ErrorCode } from '@ever-after/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectRefusal } from '../../testing/expect-refusal.ts'
import { changesLeft, knownStyle } from '../../testing/make-creations.ts'
import { uploadPortrait, uploadPortraits } from '../../testing/make-photos.ts'
import { startTestServer, type TestDevice, type TestServer } from '../../testing/start-server.ts'
import { removePhoto } from '../photos/index.ts'

let server: TestServer
let device: TestDevice
beforeAll(async () => {
  server = await startTestServer({ settings: { thumbnailsPerHour: 20, premiumCollections: ['Beach'] } })
  device = await server.newDevice()
})
afterAll(() => server.close())

const attires = { partner1Attire: 'dress', partner2Attire: 'suit' } as const
const bodyOf = async (change: object = {}) => ({
  ...(await uploadPortraits(device)),
  ...attires,
  styleId: knownStyle,
  ...change,
})

async function sizeOf(image: string | null) {
  const { width, height } = await sharp(Buffer.from(image?.split(',')[1] ?? '', 'base64')).metadata()
  return [width, height]
}

test('a couple is seen in a style, small, for nothing, also in a style that is there for subscribers', async () => {
  const before = await changesLeft(device)
  const { image } = await device.call(drawStyleThumbnail, { body: await bodyOf({ taller: 'second' }) })
  expect(await sizeOf(image)).toEqual([300, 400])
  expect(server.engine.jobs.at(-1)).toMatchObject({
    kind: 'couple-thumbnail',
    taller: 'second',
    partners: [{ attire: 'dress' }, { attire: 'suit' }],
  })
  expect(await changesLeft(device)).toBe(before)
})

test('a person is seen in a dress, small, for nothing', async () => {
  const before = await changesLeft(device)
  const { id: photoId } = await uploadPortrait(device)
  const { image } = await device.call(drawDressThumbnail, { body: { photoId, dressId: 'gardenia' } })
  expect(await sizeOf(image)).toEqual([300, 400])
  expect(server.engine.jobs.at(-1)).toMatchObject({ kind: 'dress-thumbnail', person: { photoKey: photoId } })
  expect(await changesLeft(device)).toBe(before)
})

test('a photo of somebody else, one that is gone, and what nobody offers are refused, and nothing is drawn', async () => {
  const drawn = server.engine.jobs.length
  const body = await bodyOf()
  const other = await server.newDevice()
  const ask = (change: object, code: ErrorCode, by = device) =>
    expectRefusal(by.call(drawStyleThumbnail, { body: { ...body, ...change } }), code)
  await ask({}, 'not_found', other)
  await ask({ styleId: 'nothing-known' }, 'unknown_style')
  const { id: photoId } = await uploadPortrait(device)
  await expectRefusal(
    device.call(drawDressThumbnail, { body: { photoId, dressId: 'nothing-known' } }),
    'unknown_dress',
  )
  const { database } = server.services
  const row = await database.db
    .selectFrom('photos')
    .selectAll()
    .where('id', '=', body.partner1PhotoId)
    .executeTakeFirstOrThrow()
  await removePhoto(server.services, row)
  await ask({}, 'photo_expired')
  expect(server.engine.jobs.length).toBe(drawn)
})

test('a photo that the coach blocks is not drawn', async () => {
  const body = await bodyOf()
  server.engine.hint({ code: 'too_dark', severity: 'block', value: 0.1 })
  const answer = device.call(drawStyleThumbnail, { body })
  await expect(answer).rejects.toMatchObject({ body: { code: 'photo_not_suitable' } })
  server.engine.hint()
})

test('who scrolls on is not drawn for any more', async () => {
  const body = await bodyOf()
  const release = server.engine.hold()
  const before = server.engine.cancelled.length
  const leaving = new AbortController()
  const answer = device.call(drawStyleThumbnail, { body, signal: leaving.signal })
  await expect.poll(() => server.engine.jobs.at(-1)?.kind).toBe('couple-thumbnail')
  leaving.abort()
  await expect(answer).rejects.toThrow()
  await expect.poll(() => server.engine.cancelled.length).toBe(before + 1)
  release()
})

test('nobody has thumbnails drawn without end', async () => {
  const own = await server.newDevice()
  const { id: photoId } = await uploadPortrait(own)
  const ask = () => own.call(drawDressThumbnail, { body: { photoId, dressId: 'gardenia' } })
  for (let asked = 0; asked < 20; asked++) await ask()
  await expectRefusal(ask(), 'rate_limited')
})

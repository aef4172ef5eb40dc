import {
  applyHairColour,
  applyStyle,
  checkPhoto,
  deleteMyData,
  getHairChange,
  getPhoto,
  type Photo,
  savePortrait,
  uploadDressPhoto,
  uploadPhoto,
} from '@ever-after/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectRefusal } from '../../testing/expect-refusal.ts'
import { applyBody, pollUntilEnded, untilEnded } from '../../testing/make-creations.ts'
import { asFile, countPhotos, drawTwoFaces, uploadPortrait } from '../../testing/make-photos.ts'
import { startTestServer, type TestDevice, type TestServer } from '../../testing/start-server.ts'
import { lookAtPhoto } from './look-at-photo.ts'
import { removePhoto } from './remove-photo.ts'

let server: TestServer
let device: TestDevice
beforeAll(async () => {
  server = await startTestServer()
  device = await server.newDevice()
})
afterAll(() => server.close())

const leftHalf = { x: 0, y: 0, width: 0.5, height: 1 }

async function send(frame?: string, endpoint = uploadPhoto, idempotencyKey?: string) {
  const files = { photo: asFile(await drawTwoFaces()) }
  const multipart = { files, ...(frame && { fields: { frame } }) }
  return (await device.call(endpoint, { multipart, idempotencyKey })).photo
}

test('of a photo of two people its frame says who is meant', async () => {
  await expectRefusal(send(), 'too_many_faces')
  for (const endpoint of [uploadPhoto, uploadDressPhoto] as (typeof uploadPhoto)[]) {
    const photo = await send('0,0,0.5,1', endpoint)
    expect(photo.frame).toEqual(leftHalf)
  }
})

test('a frame without a face in it, and one that is none, keep nothing', async () => {
  const before = await countPhotos(server)
  await expectRefusal(send('0.3,0.0,.2123456789,1.0'), 'no_face')
  for (const frame of [
    '0,0,1',
    '0,0,1,2',
    'left',
    '-0.1,0,1,1',
    '0,0,1,1,1',
    '.5,0,.6,1',
    '0,.9,1,.2',
    '0,0,0,1',
  ])
    await expectRefusal(send(frame), 'bad_request')
  expect(await countPhotos(server)).toBe(before)
})

test('the same photo in another frame is another request', async () => {
  const { id } = await send('0,0,0.5,1', uploadPhoto, 'once')
  expect((await send('0,0,0.5,1', uploadPhoto, 'once')).id).toBe(id)
  await expectRefusal(send('0.5,0,0.5,1', uploadPhoto, 'once'), 'idempotency_conflict')
})

const box = { x: 0.1, y: 0.05, width: 0.6, height: 0.6 }

/** A photo after the coach has looked and found this frame. */
async function lookedAt(id: string, { call } = device): Promise<Photo> {
  server.engine.frameAs(box)
  await call(checkPhoto, { params: { id } })
  server.engine.frameAs(undefined)
  return call(getPhoto, { params: { id } })
}

async function sizeAt(url = '') {
  const { width, height } = await sharp(await (await server.fetch(url)).arrayBuffer()).metadata()
  return [width, height]
}

test('the coach frames a photo that nobody framed, once', async () => {
  const { id, frame } = await uploadPortrait(device)
  expect(frame).toBeUndefined()
  server.engine.frameAs(box)
  expect(await device.call(checkPhoto, { params: { id } })).toMatchObject({ photo: { frame: box } })
  server.engine.frameAs(undefined)
  expect(await device.call(checkPhoto, { params: { id } })).toMatchObject({ photo: { frame: box } })
  expect(await device.call(getPhoto, { params: { id } })).toMatchObject({ frame: box })
})

test('a framed photo is shown as its frame, and all of it can be had', async () => {
  const { id, url, wholeUrl } = await uploadPortrait(device)
  expect([wholeUrl, await sizeAt(url)]).toEqual([undefined, [300, 400]])
  const looked = await lookedAt(id)
  expect(await sizeAt(looked.url)).toEqual([600, 800])
  expect(await sizeAt(looked.wholeUrl)).toEqual([300, 400])
})

test('a framed photo is known by the address of either picture', async () => {
  const { id } = await uploadPortrait(device)
  const { url, wholeUrl = '' } = await lookedAt(id)
  for (const portraitUrl of [url, wholeUrl]) {
    const body = { portraitUrl, portraitType: 'wedding', attire: 'dress', partner: 1 } as const
    const saved = await device.call(savePortrait, { body })
    expect([saved.id, await sizeAt(saved.portraitUrl)]).toEqual([id, [600, 800]])
  }
})

test('a couple is compared with the frames of its photos, other hair with all of the photo', async () => {
  const own = await server.newDevice()
  const [one, other] = [await uploadPortrait(own), await uploadPortrait(own)]
  for (const { id } of [one, other]) await lookedAt(id, own)
  const body = applyBody({ partner1PhotoId: one.id, partner2PhotoId: other.id })
  const { sourceUrls } = await untilEnded(own, (await own.call(applyStyle, { body })).id)
  expect(await Promise.all(sourceUrls.map((url) => sizeAt(url ?? '')))).toEqual([
    [600, 800],
    [600, 800],
  ])
  const params = { photoId: one.id }
  const { id } = await own.call(applyHairColour, { params, body: { color: 'copper' } })
  const { sourceUrl } = await pollUntilEnded(() => own.call(getHairChange, { params: { id } }))
  expect(await sizeAt(sourceUrl ?? '')).toEqual([300, 400])
})

test('the picture of the frame goes with the photo', async () => {
  const own = await server.newDevice()
  const { url } = await lookedAt((await uploadPortrait(own)).id, own)
  expect((await server.fetch(url)).status).toBe(200)
  await own.call(deleteMyData, {})
  expect((await server.fetch(url)).status).toBe(404)
})

test('of a photo that was deleted while the coach looked no picture of its frame is left', async () => {
  const { id } = await uploadPortrait(device)
  const { services } = server
  const row = await services.database.db
    .selectFrom('photos')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const engine = {
    ...services.engine,
    coach: async () => {
      await removePhoto(services, row)
      return { faces: [], hints: [], frame: box }
    },
  }
  await lookAtPhoto({ ...services, engine }, row)
  expect(await services.objects.get(`photos/${id}-framed.jpg`)).toBeUndefined()
})

test('what somebody framed stays as it was framed', async () => {
  const { id } = await send('0,0,0.5,1')
  server.engine.frameAs({ x: 0.1, y: 0.05, width: 0.6, height: 0.6 })
  expect(await device.call(checkPhoto, { params: { id } })).toMatchObject({ photo: { frame: leftHalf } })
  server.engine.frameAs(undefined)
})

test('a picture is made of who was framed, and of whom the engine finds where nobody framed', async () => {
  const framed = await send('0,0,0.5,1')
  const { id } = await uploadPortrait(device)
  server.engine.frameAs({ x: 0.1, y: 0.05, width: 0.6, height: 0.6 })
  await device.call(checkPhoto, { params: { id } })
  server.engine.frameAs(undefined)
  const body = applyBody({ partner1PhotoId: framed.id, partner2PhotoId: id })
  await untilEnded(device, (await device.call(applyStyle, { body })).id)
  const job = server.engine.jobs.at(-1)
  if (job?.kind !== 'couple') throw new Error('no couple')
  expect(job.partners.map(({ faceAt }) => faceAt)).toEqual([leftHalf, undefined])
})

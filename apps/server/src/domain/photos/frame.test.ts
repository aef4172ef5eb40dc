import { applyStyle, checkPhoto, getPhoto, uploadDressPhoto, uploadPhoto } from '@ever-after/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectRefusal } from '../../testing/expect-refusal.ts'
import { applyBody, untilEnded } from '../../testing/make-creations.ts'
import { asFile, countPhotos, drawTwoFaces, uploadPortrait } from '../../testing/make-photos.ts'
import { startTestServer, type TestDevice, type TestServer } from '../../testing/start-server.ts'

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

test('the coach frames a photo that nobody framed, once', async () => {
  const { id, frame } = await uploadPortrait(device)
  expect(frame).toBeUndefined()
  const box = { x: 0.1, y: 0.05, width: 0.6, height: 0.6 }
  server.engine.frameAs(box)
  expect(await device.call(checkPhoto, { params: { id } })).toMatchObject({ frame: box })
  server.engine.frameAs(undefined)
  expect(await device.call(checkPhoto, { params: { id } })).toMatchObject({ frame: box })
  expect(await device.call(getPhoto, { params: { id } })).toMatchObject({ frame: box })
})

test('what somebody framed stays as it was framed', async () => {
  const { id } = await send('0,0,0.5,1')
  server.engine.frameAs({ x: 0.1, y: 0.05, width: 0.6, height: 0.6 })
  expect(await device.call(checkPhoto, { params: { id } })).toMatchObject({ frame: leftHalf })
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

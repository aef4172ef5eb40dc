import {
  applyHairColour,
  applyStyle,
  checkPhoto,
  enhanceWeddingPortrait,
  uploadPhoto,
} from '@ever-after/contract'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { expectRefusal } from '../../testing/expect-refusal.ts'
import { applyBody, changesLeft, untilEnded } from '../../testing/make-creations.ts'
import {
  asFile,
  countPhotos,
  drawPortrait,
  uploadPortrait,
  uploadPortraits,
} from '../../testing/make-photos.ts'
import { startTestServer, type TestServer } from '../../testing/start-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterEach(() => server.engine.hint())
afterAll(() => server.close())

test('a photo of a statue is refused with a sentence and not kept', async () => {
  const device = await server.newDevice()
  const before = await countPhotos(server)
  server.engine.failFindingFaces('not_a_person')

  await expectRefusal(
    device.call(uploadPhoto, { multipart: { files: { photo: asFile(await drawPortrait()) } } }),
    'not_a_person',
  )
  expect(await countPhotos(server)).toBe(before)
})

test('a picture that no real person is found for fails with a sentence and costs nothing', async () => {
  const device = await server.newDevice()
  const photos = await uploadPortraits(device)
  server.engine.failNext('not_a_person')

  const { id } = await device.call(applyStyle, { body: applyBody(photos), idempotencyKey: 'one' })

  expect(await untilEnded(device, id)).toMatchObject({
    status: 'failed',
    errorCode: 'not_a_person',
    error: 'One of the photos does not seem to show a real person. Nothing was charged.',
  })
  expect(await changesLeft(device)).toBe(5)
})

test('no portrait is made and no hair coloured of what is no person', async () => {
  const device = await server.newDevice()
  const { id: photoId, url: photoUrl } = await uploadPortrait(device)

  server.engine.failNext('not_a_person')
  await expectRefusal(
    device.call(enhanceWeddingPortrait, { body: { photoUrl, attire: 'dress' } }),
    'not_a_person',
  )
  server.engine.failNext('not_a_person')
  await expectRefusal(
    device.call(applyHairColour, { params: { photoId }, body: { color: 'copper' } }),
    'not_a_person',
  )
})

test('a photo of a picture is usable, and what works better is said', async () => {
  const device = await server.newDevice()
  const { id } = await uploadPortrait(device)
  server.engine.hint({ code: 'photo_of_picture', severity: 'info', value: 0 })

  expect(await device.call(checkPhoto, { params: { id } })).toEqual({
    isUsable: true,
    hints: [
      {
        code: 'photo_of_picture',
        severity: 'info',
        words: 'This looks like a picture of a picture. A photo of the person works better.',
      },
    ],
  })
})

import { applyStyle, getActivity, uploadCouplePhotos, uploadPhoto } from '@ever-after/contract'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { expectRefusal } from '../../testing/expect-refusal.ts'
import { applyBody } from '../../testing/make-creations.ts'
import { asFile, drawNoFace, drawPortrait, drawThin, uploadPortraits } from '../../testing/make-photos.ts'
import { startTestServer, type TestDevice, type TestServer } from '../../testing/start-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterEach(async () => {
  server.engine.hint()
  await server.services.database.db.deleteFrom('photo_refusals').execute()
})
afterAll(() => server.close())

const upload = async (from: TestDevice, bytes: Promise<Buffer>) =>
  from.call(uploadPhoto, { multipart: { files: { photo: asFile(await bytes) } } })

async function refusedPhotos(days = '1') {
  const operator = await server.operator()
  return (await operator.call(getActivity, { query: { days } })).refusedPhotos
}

test('photos that are refused at the upload are counted by reason, the most frequent first', async () => {
  const device = await server.newDevice()
  await expectRefusal(upload(device, drawThin()), 'image_too_narrow')
  for (let time = 0; time < 2; time++) {
    server.engine.failFindingFaces('under_age')
    await expectRefusal(upload(device, drawPortrait()), 'under_age')
  }
  const files = { partner1: asFile(await drawPortrait()), partner2: asFile(await drawNoFace()) }
  const fields = { partner1Attire: 'dress', partner2Attire: 'suit' } as const
  await expectRefusal(device.call(uploadCouplePhotos, { multipart: { files, fields } }), 'no_face')

  expect(await refusedPhotos()).toEqual([
    { code: 'under_age', count: 2 },
    { code: 'image_too_narrow', count: 1 },
    { code: 'no_face', count: 1 },
  ])
})

test('photos of which no picture could look right are counted by what is the matter with each', async () => {
  const device = await server.newDevice()
  const photos = await uploadPortraits(device)
  server.engine.hint({ code: 'turned_away', severity: 'block', value: 60 })
  const applied = device.call(applyStyle, { body: applyBody(photos), idempotencyKey: 'turned' })
  await expect(applied).rejects.toMatchObject({ body: { code: 'photo_not_suitable' } })
  expect(await refusedPhotos()).toEqual([{ code: 'turned_away', count: 2 }])
})

test('a busy moment and an operator’s tests are not counted, and days before the asked ones neither', async () => {
  const device = await server.newDevice()
  server.engine.failFindingFaces('engine_crashed')
  await expectRefusal(upload(device, drawPortrait()), 'overloaded')
  const operator = await server.operator()
  await expectRefusal(upload(operator, drawThin()), 'image_too_narrow')
  expect(await refusedPhotos()).toEqual([])

  await expectRefusal(upload(device, drawThin()), 'image_too_narrow')
  server.clock.advance(24 * 60 * 60 * 1000)
  expect(await refusedPhotos('1')).toEqual([])
  expect(await refusedPhotos('2')).toEqual([{ code: 'image_too_narrow', count: 1 }])
})

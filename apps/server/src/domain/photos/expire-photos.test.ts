import { uploadDressPhoto, uploadOwnDress } from '@ever-after/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asFile, drawPortrait, uploadPortraits } from '../../testing/make-photos.ts'
import { startTestServer, type TestServer } from '../../testing/start-server.ts'
import { expirePhotos } from './index.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ settings: { sweepEveryMs: 3_600_000 } })
})
afterAll(() => server.close())

test('the file of every photo is deleted after thirty days and the engine forgets it', {
  tags: ['A59'],
}, async () => {
  const { services, engine, clock } = server
  const device = await server.newDevice()
  const { partner1PhotoId } = await uploadPortraits(device)
  const photo = asFile(await drawPortrait())
  const { photo: dressPhoto } = await device.call(uploadDressPhoto, { multipart: { files: { photo } } })
  const gown = await device.call(uploadOwnDress, { multipart: { files: { dress: photo } } })
  const keys = [partner1PhotoId, dressPhoto.id, gown.id].map((id) => `photos/${id}.jpg`)
  const kept = async () => (await Promise.all(keys.map((key) => services.objects.get(key)))).filter(Boolean)
  clock.advance(29 * 86_400_000)
  expect(await expirePhotos(services)).toBe(0)
  expect(await kept()).toHaveLength(3)
  clock.advance(86_400_000 + 1)
  expect(await expirePhotos(services)).toBe(4)
  expect(await kept()).toEqual([])
  expect(engine.forgotten).toContain(partner1PhotoId)
  expect(await expirePhotos(services)).toBe(0)
})

import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { applyStyle, uploadCouplePhotos, uploadPhoto } from '@ever-after/contract'
import { createEnginePool } from '@ever-after/engine'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectRefusal } from './testing/expect-refusal.ts'
import { applyBody, changesLeft, untilEnded } from './testing/make-creations.ts'
import { asFile } from './testing/make-photos.ts'
import { startTestServer, type TestServer } from './testing/start-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ engine: createEnginePool() })
})
afterAll(() => server.close())

/** Portraits inside the group photographs that an installed package ships; px of those pictures. */
const portraits = {
  partner1: { source: 'sample6.jpg', left: 545, top: 190, width: 480, height: 640 },
  partner2: { source: 'sample3.jpg', left: 960, top: 110, width: 480, height: 640 },
}

const samples = join(
  dirname(createRequire(import.meta.url).resolve('@vladmandic/face-api/package.json')),
  'demo',
)

const cut = ({ source, ...box }: (typeof portraits)['partner1']) =>
  sharp(join(samples, source)).extract(box).resize(600, 800).jpeg({ quality: 95 }).toBuffer()

test('two real portraits become one picture through the real engine, for one change', {
  timeout: 120_000,
  tags: ['API-20', 'API-21', 'API-29'],
}, async () => {
  const device = await server.newDevice()
  const { partner1, partner2 } = await device.call(uploadCouplePhotos, {
    multipart: {
      files: {
        partner1: asFile(await cut(portraits.partner1)),
        partner2: asFile(await cut(portraits.partner2)),
      },
      fields: { partner1Attire: 'dress', partner2Attire: 'dress' },
    },
  })
  const photos = { partner1PhotoId: partner1.photo.id, partner2PhotoId: partner2.photo.id }
  const { id } = await device.call(applyStyle, { body: applyBody(photos, { partner2Attire: 'dress' }) })
  const creation = await untilEnded(device, id, 100_000)
  expect(creation).toMatchObject({ status: 'completed', engine: 'studio', isClean: false, error: null })
  const preview = await server.fetch(creation.resultUrl ?? '')
  const master = await server.services.objects.get(`results/${id}/1-master.jpg`)
  const { width, height } = await sharp(master).metadata()
  expect([width, height]).toEqual([1200, 1600])
  expect(Buffer.from(await preview.arrayBuffer()).equals(Buffer.from(master ?? []))).toBe(false)
  expect(await changesLeft(device)).toBe(4)
})

test('a photo of several people and one of nobody are told apart from a portrait', async () => {
  const device = await server.newDevice()
  const group = await sharp(join(samples, 'sample3.jpg')).jpeg().toBuffer()
  const wall = await sharp({ create: { width: 600, height: 800, channels: 3, background: '#c8bfb0' } })
    .jpeg()
    .toBuffer()
  const upload = (photo: Buffer) =>
    device.call(uploadPhoto, { multipart: { files: { photo: asFile(photo) } } })
  await expectRefusal(upload(group), 'too_many_faces')
  await expectRefusal(upload(wall), 'no_face')
  await expect(upload(await cut(portraits.partner1))).resolves.toHaveProperty('photo')
})

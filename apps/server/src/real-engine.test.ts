import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { uploadPhoto } from '@ever-after/contract'
import { createEnginePool } from '@ever-after/engine'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectRefusal } from './testing/expect-refusal.ts'
import { asFile } from './testing/make-photos.ts'
import { startTestServer, type TestServer } from './testing/start-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ engine: createEnginePool() })
})
afterAll(() => server.close())

/** One person inside a group photograph that an installed package ships; px of that picture. */
const portrait = { left: 545, top: 190, width: 480, height: 640 }

const samples = join(
  dirname(createRequire(import.meta.url).resolve('@vladmandic/face-api/package.json')),
  'demo',
)

test('the real engine tells a photo of several people and one of nobody from a portrait', {
  timeout: 120_000,
}, async () => {
  const device = await server.newDevice()
  const group = await sharp(join(samples, 'sample3.jpg')).jpeg().toBuffer()
  const alone = await sharp(join(samples, 'sample6.jpg')).extract(portrait).jpeg().toBuffer()
  const wall = await sharp({ create: { width: 600, height: 800, channels: 3, background: '#c8bfb0' } })
    .jpeg()
    .toBuffer()
  const upload = (photo: Buffer) =>
    device.call(uploadPhoto, { multipart: { files: { photo: asFile(photo) } } })
  await expectRefusal(upload(group), 'too_many_faces')
  await expectRefusal(upload(wall), 'no_face')
  await expect(upload(alone)).resolves.toHaveProperty('photo')
})

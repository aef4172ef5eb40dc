import { createUploadTarget, imageHostUpload } from '@ever-after/contract'
import { compositeSynthetic, digitalSourceXmp } from '@ever-after/engine'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asFile, drawPortrait } from '../../testing/make-photos.ts'
import { startTestServer, type TestServer } from '../../testing/start-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const forms = [
  '',
  'f_png/',
  'c_limit,f_webp,w_100/',
  'c_fill,g_face,h_120,w_90/',
  'c_fit,q_40,w_90/',
  'f_auto,q_auto/',
]

/** The XMP packet of every form in which the host delivers a picture that an operator hosts. */
async function packetsOf(picture: Buffer): Promise<(string | undefined)[]> {
  const { call } = await server.operator()
  const { uploadPreset } = await call(createUploadTarget, {})
  const body = new FormData()
  body.append('file', asFile(picture))
  body.append('upload_preset', uploadPreset)
  body.append('folder', 'wedding-styles/previews')
  const answer = await server.fetch('/media/v1_1/ever-after/image/upload', { method: 'POST', body })
  const { secure_url } = imageHostUpload.parse(await answer.json())
  return Promise.all(
    forms.map(async (form) => {
      const response = await server.fetch(secure_url.replace('/image/upload/', `/image/upload/${form}`))
      expect(response.status).toBe(200)
      return (await sharp(await response.arrayBuffer()).metadata()).xmpAsString
    }),
  )
}

test('a hosted picture that was made with AI says so as the original and in every derived form', async () => {
  const made = await sharp(await drawPortrait())
    .jpeg()
    .withXmp(digitalSourceXmp(compositeSynthetic))
    .toBuffer()
  for (const packet of await packetsOf(made))
    expect(packet).toContain(`Iptc4xmpExt:DigitalSourceType="${compositeSynthetic}"`)
})

test('a hosted photograph is never called made with AI', async () => {
  expect(await packetsOf(await drawPortrait())).toEqual(forms.map(() => undefined))
})

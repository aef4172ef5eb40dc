import { createUploadTarget, getStyleApplication, imageHostUpload, uploadPhoto } from '@ever-after/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyOnce, untilEnded } from '../testing/make-creations.ts'
import { asFile, drawPortrait } from '../testing/make-photos.ts'
import { startTestServer, type TestServer } from '../testing/start-server.ts'

const origin = 'https://pictures.example'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({
    env: { PUBLIC_URL: `${origin}/`, CORS_ORIGINS: 'capacitor://localhost' },
  })
})
afterAll(() => server.close())

const below = (address: string) => address.replace(origin, '')

test('with a public origin every address of a picture is whole, so that the shell can show it', async () => {
  const device = await server.newDevice()
  const { secureUrl } = await device.call(uploadPhoto, {
    multipart: { files: { photo: asFile(await drawPortrait()) } },
  })
  const id = await applyOnce(device)
  await untilEnded(device, id)
  const { resultUrl, sourceUrls } = await device.call(getStyleApplication, { params: { id } })
  for (const address of [secureUrl, resultUrl, ...sourceUrls]) {
    expect(address).toMatch(/^https:\/\/pictures\.example\/media\/objects\//)
    const picture = await server.fetch(below(address ?? ''))
    expect([picture.status, picture.headers.get('cross-origin-resource-policy')]).toEqual([
      200,
      'cross-origin',
    ])
  }
})

test('the image host’s addresses are whole as well', async () => {
  const device = await server.newDevice()
  const { uploadUrl, uploadPreset } = await device.call(createUploadTarget, {})
  expect(uploadUrl).toBe(`${origin}/media/v1_1/ever-after/image/upload`)
  const body = new FormData()
  body.append('file', asFile(await drawPortrait()))
  body.append('upload_preset', uploadPreset)
  const response = await server.fetch(below(uploadUrl), {
    method: 'POST',
    body,
    headers: { origin: 'capacitor://localhost' },
  })
  const { secure_url } = imageHostUpload.parse(await response.json())
  expect(response.headers.get('access-control-allow-origin')).toBe('capacitor://localhost')
  expect((await server.fetch(below(secure_url))).status).toBe(200)
})

test('an https origin is insisted upon for a year to come', async () => {
  const { headers } = await server.fetch('/healthz')
  expect(headers.get('strict-transport-security')).toContain('max-age=')
  expect(headers.get('content-security-policy')).toContain('upgrade-insecure-requests')
})

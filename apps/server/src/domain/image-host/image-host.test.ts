import { createUploadTarget, imageHostUpload } from '@ever-after/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asFile, drawPortrait, drawThin } from '../../testing/make-photos.ts'
import { startTestServer, type TestDevice, type TestServer } from '../../testing/start-server.ts'
import { expireImages } from './index.ts'

let server: TestServer
let device: TestDevice
beforeAll(async () => {
  server = await startTestServer({ settings: { sweepEveryMs: 3_600_000 } })
  device = await server.newDevice()
})
afterAll(() => server.close())

/** A light portrait whose left tenth to third is dark, where the light engine sees the face. */
async function drawWide(): Promise<Buffer> {
  const dark = await sharp({ create: { width: 120, height: 200, channels: 3, background: '#600000' } })
    .png()
    .toBuffer()
  return sharp({ create: { width: 600, height: 200, channels: 3, background: '#ff8080' } })
    .composite([{ input: dark, left: 60, top: 0 }])
    .png()
    .toBuffer()
}

async function upload(parts: Record<string, File | string>): Promise<Response> {
  const body = new FormData()
  for (const [name, value] of Object.entries(parts)) body.append(name, value)
  return server.fetch('/media/v1_1/ever-after/image/upload', { method: 'POST', body })
}

async function uploadAs({ call }: Pick<TestDevice, 'call'>, picture: Buffer, folder?: string) {
  const { uploadUrl, uploadPreset } = await call(createUploadTarget, {})
  expect(uploadUrl).toBe('/media/v1_1/ever-after/image/upload')
  return upload({ file: asFile(picture), upload_preset: uploadPreset, ...(folder && { folder }) })
}

async function host(picture: Buffer) {
  return imageHostUpload.parse(await (await uploadAs(device, picture, 'hair-photos')).json())
}

async function readError(response: Response) {
  const { error } = (await response.json()) as { error: { message: string } }
  expect(response.headers.get('x-cld-error')).toBe(error.message)
  return [response.status, error.message]
}

async function sizeOf(path: string, headers: Record<string, string> = {}) {
  const response = await server.fetch(path, { headers })
  const { width, height, format } = await sharp(await response.arrayBuffer()).metadata()
  return { type: response.headers.get('content-type'), width, height, format }
}

const transformed = (url: string, transformation: string) =>
  url.replace('/image/upload/', `/image/upload/${transformation}/`)

test('a picture uploaded with an issued preset is answered as Cloudinary answers and delivered', {
  tags: ['API-31', 'API-32', 'HAIR-05', 'HAIR-06'],
}, async () => {
  const answer = await host(await drawPortrait())
  expect(answer).toMatchObject({ width: 300, height: 400, format: 'jpg', folder: 'hair-photos' })
  expect(answer.public_id).toMatch(/^hair-photos\/[\da-f-]{36}$/)
  expect(answer.secure_url).toBe(`/media/ever-after/image/upload/v${answer.version}/${answer.public_id}.jpg`)
  expect(await sizeOf(answer.secure_url)).toEqual({
    type: 'image/jpeg',
    width: 300,
    height: 400,
    format: 'jpeg',
  })
})

test('a preset is used up by one picture and ends by itself', { tags: ['A56'] }, async () => {
  const { uploadPreset } = await device.call(createUploadTarget, {})
  const parts = { file: asFile(await drawPortrait()), upload_preset: uploadPreset }
  expect((await upload(parts)).status).toBe(200)
  expect(await readError(await upload(parts))).toEqual([400, 'Upload preset not found'])
  const { uploadPreset: late } = await device.call(createUploadTarget, {})
  server.clock.advance(16 * 60_000)
  expect(await readError(await upload({ ...parts, upload_preset: late }))).toEqual([
    400,
    'Upload preset not found',
  ])
})

test('of many uploads with one preset at the same time one is kept', async () => {
  const { uploadPreset } = await device.call(createUploadTarget, {})
  const file = asFile(await drawPortrait())
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => upload({ file, upload_preset: uploadPreset })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400, 400])
})

test('a failed upload does not use its preset up', { tags: ['API-58'] }, async () => {
  const { uploadPreset } = await device.call(createUploadTarget, {})
  const broken = asFile(Buffer.from('dear aunt'))
  const first = await upload({ file: broken, upload_preset: uploadPreset })
  expect(await readError(first)).toEqual([415, 'Only image files are allowed'])
  const second = await upload({ file: asFile(await drawPortrait()), upload_preset: uploadPreset })
  expect(second.status).toBe(200)
})

test('an upload without preset, without file or beyond ten megabytes is refused in Cloudinary’s form', {
  tags: ['API-58'],
}, async () => {
  const file = asFile(await drawPortrait())
  const { uploadPreset: upload_preset } = await device.call(createUploadTarget, {})
  const large = asFile(Buffer.alloc(11 * 1024 * 1024))
  expect(await readError(await upload({ file }))).toEqual([
    400,
    'Upload preset must be specified when using unsigned upload',
  ])
  expect(await readError(await upload({ upload_preset }))).toEqual([400, 'Missing required parameter - file'])
  expect(await readError(await upload({ file: large, upload_preset }))).toEqual([
    413,
    'Maximum file size is 10MB',
  ])
})

test('a device uploads to its own folder only, an operator to the catalogue’s as well', {
  tags: ['A56', 'ADMIN-17', 'API-32'],
}, async () => {
  const operator = await server.operator()
  const picture = await drawPortrait()
  expect((await uploadAs(device, picture, 'wedding-styles/icons')).status).toBe(403)
  expect((await uploadAs(device, picture, '../secret')).status).toBe(403)
  for (const folder of ['wedding-styles', 'wedding-styles/icons', 'wedding-styles/previews'])
    expect((await uploadAs(operator, picture, folder)).status).toBe(200)
})

test('an icon crop is taken around the face', { tags: ['LIVE-37'] }, async () => {
  const { secure_url } = await host(await drawWide())
  const icon = transformed(secure_url, 'c_fill,g_auto,w_200,h_200')
  const { width, height, type } = await sizeOf(icon)
  const { channels } = await sharp(await (await server.fetch(icon)).arrayBuffer()).stats()
  const centred = transformed(secure_url, 'c_fill,w_200,h_200')
  const { channels: plain } = await sharp(await (await server.fetch(centred)).arrayBuffer()).stats()
  expect([width, height, type]).toEqual([200, 200, 'image/jpeg'])
  expect(channels[1].mean).toBeLessThan(plain[1].mean - 30)
})

test('an operator’s picture has an icon of 200 px for everybody, and without a face it keeps the top', {
  tags: ['LIVE-37', 'A64'],
}, async () => {
  const operator = await server.operator()
  const green = { create: { width: 300, height: 400, channels: 3, background: '#40b040' } } as const
  const top = await sharp({ create: { width: 300, height: 40, channels: 3, background: '#101810' } })
    .png()
    .toBuffer()
  const tall = await sharp(green)
    .composite([{ input: top, left: 0, top: 0 }])
    .png()
    .toBuffer()
  const { secure_url } = imageHostUpload.parse(
    await (await uploadAs(operator, tall, 'wedding-styles/previews')).json(),
  )
  const icon = await server.fetch(transformed(secure_url, 'c_fill,g_auto,w_200,h_200'))
  const { data, info } = await sharp(await icon.arrayBuffer())
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([200, 200])
  // A crop from the middle would begin 50 px down, below the dark band.
  expect(data[1]).toBeLessThan(60)
})

test('a picture too narrow to look at is not hosted, and one hosted before is not searched for faces', async () => {
  const [status, message] = await readError(await uploadAs(device, await drawThin()))
  expect([status, message]).toEqual([422, expect.stringMatching(/too small or too narrow/)])

  const { secure_url, public_id } = await host(await drawPortrait())
  const { database, objects } = server.services
  const { object_key } = await database.db
    .selectFrom('hosted_images')
    .select('object_key')
    .where('public_id', '=', public_id)
    .executeTakeFirstOrThrow()
  await objects.put(object_key ?? '', await drawThin())
  server.engine.failFindingFaces('image_too_narrow')
  const icon = await server.fetch(transformed(secure_url, 'c_fill,g_face,w_200,h_200'))
  expect((await readError(icon))[0]).toBe(422)
})

test('limit never enlarges, fit does, and the format follows what the client accepts', async () => {
  const { secure_url } = await host(await drawPortrait())
  const size = async (transformation: string, accept = '') => {
    const { width, height, format } = await sizeOf(transformed(secure_url, transformation), { accept })
    return [width, height, format]
  }
  expect(await size('c_limit,w_1600')).toEqual([300, 400, 'jpeg'])
  expect(await size('c_limit,w_150,h_400')).toEqual([150, 200, 'jpeg'])
  expect(await size('c_fit,w_600')).toEqual([600, 800, 'jpeg'])
  expect(await size('f_auto,q_auto', 'image/webp,*/*')).toEqual([300, 400, 'webp'])
  expect(await size('f_auto,q_auto', 'image/png')).toEqual([300, 400, 'jpeg'])
  expect(await size('c_fill,w_100,h_100/f_png')).toEqual([100, 100, 'png'])
})

test('a derived picture is the same when asked for again', async () => {
  const { secure_url } = await host(await drawPortrait())
  const path = transformed(secure_url, 'c_fill,g_face,w_90,h_120')
  const [one, two] = [await server.fetch(path), await server.fetch(path)]
  expect(Buffer.from(await one.arrayBuffer())).toEqual(Buffer.from(await two.arrayBuffer()))
  expect(one.headers.get('cache-control')).toContain('immutable')
})

test('what this host does not draw, or does not have, is refused in Cloudinary’s words', async () => {
  const { secure_url } = await host(await drawPortrait())
  expect(await readError(await server.fetch(transformed(secure_url, 'e_sepia')))).toEqual([
    400,
    'Invalid transformation parameter - e_sepia',
  ])
  expect(
    await readError(await server.fetch('/media/ever-after/image/upload/v1/hair-photos/none.jpg')),
  ).toEqual([404, 'Resource not found - hair-photos/none'])
  const odd = await server.fetch(transformed(secure_url, 'e_%0d%0aset-cookie:a'))
  expect([odd.status, odd.headers.get('set-cookie')]).toEqual([400, null])
})

test('a device’s hosted picture is gone after thirty days, an operator’s stays', {
  tags: ['A59'],
}, async () => {
  const operator = await server.operator()
  const own = await host(await drawPortrait())
  const catalogue = imageHostUpload.parse(
    await (await uploadAs(operator, await drawPortrait(), 'wedding-styles')).json(),
  )
  server.clock.advance(31 * 86_400_000)
  expect(await expireImages(server.services)).toBeGreaterThanOrEqual(1)
  expect((await server.fetch(own.secure_url)).status).toBe(404)
  expect((await server.fetch(catalogue.secure_url)).status).toBe(200)
})

import { readFile } from 'node:fs/promises'
import { coupleUploadReply, dressPhotoUploadReply, errorBody, photoUploadReply } from '@ever-after/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changesLeft } from '../../testing/make-creations.ts'
import { asFile, drawNoFace, drawPortrait, drawThin, drawTwoFaces } from '../../testing/make-photos.ts'
import { startTestServer, type TestDevice, type TestServer } from '../../testing/start-server.ts'

let server: TestServer
let device: TestDevice
beforeAll(async () => {
  server = await startTestServer()
  device = await server.newDevice()
})
afterAll(() => server.close())

const heicFixture = new URL('../../testing/fixtures/red.heic', import.meta.url)

function post(path: string, parts: Record<string, File | string>, { token } = device): Promise<Response> {
  const body = new FormData()
  for (const [name, value] of Object.entries(parts)) body.append(name, value)
  return server.fetch(path, { method: 'POST', body, headers: { authorization: `Bearer ${token}` } })
}

async function refusalOf(photo: File): Promise<[number, string, string]> {
  const response = await post('/api/photos/upload', { photo })
  const { code, error } = (await response.json()) as { code: string; error: string }
  return [response.status, code, error]
}

const rowCount = async () =>
  (await server.services.database.db.selectFrom('photos').select('id').execute()).length

test('a couple’s upload stores both photos with what each wears', {
  tags: ['API-29', 'API-25', 'COUPLE-08', 'DATA-20', 'A23'],
}, async () => {
  for (const [path, ...attires] of [
    ['/api/wedding-photos/upload', 'suit', 'dress'],
    ['/api/wedding-styles/upload', 'dress', 'suit'],
  ]) {
    const response = await post(path, {
      partner1: asFile(await drawPortrait({ width: 300, height: 320 })),
      partner2: asFile(await drawPortrait()),
      partner1Attire: attires[0],
      partner2Attire: attires[1],
    })
    const { partner1, partner2 } = coupleUploadReply.parse(await response.json())
    expect([partner1.attire, partner2.attire]).toEqual(attires)
    expect(partner1.photo.id).not.toBe(partner2.photo.id)
    expect([partner1.photo.heightPx, partner2.photo.heightPx]).toEqual([320, 400])
    expect(server.engine.understood).toEqual(expect.arrayContaining([partner1.photo.id, partner2.photo.id]))
  }
})

test('a photo of one person is understood ahead, whichever way it came', {
  tags: ['API-30', 'API-39', 'DATA-20', 'A23'],
}, async () => {
  const { photo: source } = photoUploadReply.parse(
    await (await post('/api/photos/upload', { photo: asFile(await drawPortrait()) })).json(),
  )
  const { photo: dressed } = dressPhotoUploadReply.parse(
    await (await post('/api/wedding-dress/upload-photo', { photo: asFile(await drawPortrait()) })).json(),
  )
  expect(server.engine.understood).toEqual(expect.arrayContaining([source.id, dressed.id]))
})

test('a single photo answers its address and its id, and the address shows the picture', {
  tags: ['API-30', 'COUPLE-09', 'DATA-20'],
}, async () => {
  const response = await post('/api/photos/upload', { photo: asFile(await drawPortrait()) })
  const { secureUrl, photo } = photoUploadReply.parse(await response.json())
  expect(secureUrl).toBe(photo.url)
  expect(server.engine.understood).toContain(photo.id)
  const picture = await server.fetch(photo.url)
  expect(picture.headers.get('content-type')).toBe('image/jpeg')
  const { width, height } = await sharp(await picture.arrayBuffer()).metadata()
  expect([width, height]).toEqual([photo.widthPx, photo.heightPx])
})

test('the dress photo answers its photo', { tags: ['API-39', 'DRESS-07', 'A23'] }, async () => {
  const response = await post('/api/wedding-dress/upload-photo', { photo: asFile(await drawPortrait()) })
  expect(dressPhotoUploadReply.parse(await response.json()).photo.widthPx).toBe(300)
})

test('a photo says that it will be deleted after thirty days', async () => {
  const response = await post('/api/photos/upload', { photo: asFile(await drawPortrait()) })
  const { photo } = photoUploadReply.parse(await response.json())
  const days = (Date.parse(photo.expiresAt ?? '') - server.clock.now().getTime()) / 86_400_000
  expect(days).toBeCloseTo(30, 2)
})

test('a JPEG, PNG, WebP or HEIC photo of up to 10 MB is accepted, whatever it is called', {
  tags: ['A55'],
}, async () => {
  const drawn = sharp(await drawPortrait())
  const kinds = [drawn.jpeg(), drawn.clone().png(), drawn.clone().webp()].map((kind) => kind.toBuffer())
  const [jpeg, ...others] = await Promise.all([...kinds, readFile(heicFixture)])
  const largest = Buffer.concat([jpeg, Buffer.alloc(10 * 1024 * 1024 - jpeg.length)])
  for (const bytes of [jpeg, largest, ...others]) {
    const response = await post('/api/photos/upload', { photo: asFile(bytes, 'IMG_0001.gif') })
    expect(photoUploadReply.parse(await response.json()).photo.heightPx).toBe(400)
  }
})

test('each kind of unusable file gets its status and its sentence, and nothing is stored or charged', {
  tags: ['API-58', 'A55', 'slow'],
}, async () => {
  const before = await rowCount()
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  const bomb = await sharp({ create: { width: 8000, height: 8000, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const jpeg = await drawPortrait()
  const gif = await sharp(jpeg).gif().toBuffer()

  const kinds = 'This kind of image is not supported. Please use JPEG, PNG, WebP or HEIC.'
  const refused: [file: File, status: number, code: string, words: string][] = [
    [asFile(svg, 'photo.jpg'), 415, 'unsupported_image', kinds],
    [asFile(gif, 'photo.jpg'), 415, 'unsupported_image', kinds],
    [asFile(Buffer.from('dear aunt'), 'photo.jpg'), 415, 'not_an_image', 'Only image files are allowed'],
    [
      asFile(bomb, 'photo.png'),
      422,
      'image_too_many_pixels',
      'This picture has too many pixels. Please use a smaller one.',
    ],
    [asFile(jpeg.subarray(0, 400)), 422, 'image_broken', 'This picture is damaged and cannot be opened.'],
    [asFile(Buffer.alloc(10 * 1024 * 1024 + 1, jpeg)), 413, 'file_too_large', 'Maximum file size is 10MB'],
    [
      asFile(await drawNoFace()),
      422,
      'no_face',
      'We could not find a face in this photo. Please choose one that shows the face clearly.',
    ],
    [
      asFile(await drawTwoFaces()),
      422,
      'too_many_faces',
      'We found more than one face. Please choose a photo of one person, or frame the one who is meant.',
    ],
    [asFile(Buffer.alloc(0)), 400, 'missing_file', 'A photo is missing from the request.'],
  ]
  for (const [file, ...refusal] of refused) expect(await refusalOf(file)).toEqual(refusal)
  expect(await rowCount()).toBe(before)
  expect(await changesLeft(device)).toBe(5)
})

test('the four ways to upload a photo keep it alike and refuse the same files with the same words', {
  tags: ['API-58', 'A23'],
}, async () => {
  const good = asFile(await drawPortrait())
  const ways: [path: string, parts: (photo: File) => Record<string, File | string>][] = [
    ['/api/photos/upload', (photo) => ({ photo })],
    ['/api/wedding-dress/upload-photo', (photo) => ({ photo })],
    ...['/api/wedding-photos/upload', '/api/wedding-styles/upload'].map(
      (path): [string, (photo: File) => Record<string, File | string>] => [
        path,
        (partner2) => ({ partner1: good, partner2, partner1Attire: 'dress', partner2Attire: 'suit' }),
      ],
    ),
  ]
  const known = () => server.services.database.db.selectFrom('photos').selectAll().execute()
  for (const [path, parts] of ways) {
    const before = new Set((await known()).map(({ id }) => id))
    expect((await post(path, parts(good))).status).toBe(200)
    const kept = (await known()).filter(({ id }) => !before.has(id))
    expect([path, kept.length]).toEqual([path, Object.keys(parts(good)).includes('photo') ? 1 : 2])
    for (const { width_px, height_px, expires_at, created_at } of kept) {
      const days = (Number(expires_at) - Number(created_at)) / 86_400_000
      expect([path, width_px, height_px, days]).toEqual([path, 300, 400, 30])
    }
  }
  for (const bad of [asFile(Buffer.from('dear aunt'), 'photo.jpg'), asFile(await drawNoFace())]) {
    const answers = []
    for (const [path, parts] of ways) {
      const response = await post(path, parts(bad))
      const { code, error } = (await response.json()) as { code: string; error: string }
      answers.push(`${response.status} ${code}: ${error}`)
    }
    expect(answers[0]).toMatch(/^4\d\d (not_an_image|no_face): ./)
    expect(new Set(answers).size).toBe(1)
  }
})

test.each([
  ['/api/photos/upload', ['photo']],
  ['/api/wedding-dress/upload-photo', ['photo']],
  ['/api/wedding-dress/upload-dress', ['dress']],
  ['/api/wedding-photos/upload', ['partner1', 'partner2']],
  ['/api/wedding-styles/upload', ['partner1', 'partner2']],
])('a picture of 1 × 300 px is refused at %s, and nothing is stored or charged', async (path, names) => {
  const before = await rowCount()
  const thin = asFile(await drawThin())
  const attires = names.includes('partner1') && { partner1Attire: 'dress', partner2Attire: 'suit' }
  const response = await post(path, { ...Object.fromEntries(names.map((name) => [name, thin])), ...attires })
  expect([response.status, await response.json()]).toEqual([
    422,
    expect.objectContaining({ code: 'image_too_narrow' }),
  ])
  expect(await rowCount()).toBe(before)
  expect(await changesLeft(device)).toBe(5)
})

test('a file of exactly ten megabytes is looked at, one byte more is too large', {
  tags: ['A55'],
}, async () => {
  const jpeg = await drawPortrait()
  const full = Buffer.concat([jpeg, Buffer.alloc(10 * 1024 * 1024 - jpeg.byteLength)])
  const accepted = await post('/api/photos/upload', { photo: asFile(full) })
  expect(accepted.status).toBe(200)
  const [status, code] = await refusalOf(asFile(Buffer.concat([full, Buffer.alloc(1)])))
  expect([status, code]).toEqual([413, 'file_too_large'])
})

test('a couple’s upload with one bad photo stores neither and names the partner', async () => {
  const before = await rowCount()
  const response = await post('/api/wedding-photos/upload', {
    partner1: asFile(await drawPortrait()),
    partner2: asFile(await drawNoFace()),
    partner1Attire: 'dress',
    partner2Attire: 'suit',
  })
  const body = (await response.json()) as { details: { path: string }[] }
  expect(response.status).toBe(422)
  expect(body.details.map(({ path }) => path)).toEqual(['partner2'])
  expect(await rowCount()).toBe(before)
})

test('a couple’s upload without a file or with an odd attire says what is missing or odd', {
  tags: ['A37'],
}, async () => {
  const photo = asFile(await drawPortrait())
  const attires = { partner1Attire: 'dress', partner2Attire: 'suit' }
  const missing = await post('/api/wedding-photos/upload', { partner1: photo, ...attires })
  const inCape = (field: keyof typeof attires) =>
    post('/api/wedding-photos/upload', { partner1: photo, partner2: photo, ...attires, [field]: 'cape' })
  expect([missing.status, await missing.json()]).toEqual([
    400,
    expect.objectContaining({
      code: 'missing_file',
      details: [{ path: 'partner2', message: expect.any(String) }],
    }),
  ])
  for (const field of ['partner1Attire', 'partner2Attire'] as const) {
    const odd = await inCape(field)
    expect([odd.status, await odd.json()]).toEqual([
      400,
      expect.objectContaining({ code: 'bad_request', details: [expect.objectContaining({ path: field })] }),
    ])
  }
})

test('an upload that is no form, or has far too many parts, is refused in its shape', async () => {
  const json = await server.fetch('/api/photos/upload', {
    method: 'POST',
    headers: { authorization: `Bearer ${device.token}`, 'content-type': 'application/json' },
    body: '{}',
  })
  const many = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`field${index}`, 'x']))
  const crowded = await post('/api/photos/upload', { ...many, photo: asFile(await drawPortrait()) })
  expect([json.status, crowded.status]).toEqual([400, 400])
})

test('another device’s photo address is of no use without its signature', async () => {
  const response = await post('/api/photos/upload', { photo: asFile(await drawPortrait()) })
  const { photo } = photoUploadReply.parse(await response.json())
  const [path] = photo.url.split('?')
  const bare = await server.fetch(path)
  const forged = await server.fetch(`${path}?expires=9999999999999&signature=AAAA`)
  expect([bare.status, forged.status]).toEqual([403, 403])
})

test('where a photo shows several people the answer says where their faces are', async () => {
  const response = await post('/api/photos/upload', { photo: asFile(await drawTwoFaces()) })
  const { code, faces } = errorBody.parse(await response.json())
  expect([code, faces?.length]).toEqual(['too_many_faces', 2])
})

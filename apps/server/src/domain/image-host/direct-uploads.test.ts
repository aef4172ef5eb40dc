import { createPhoto, createUploadTarget, imageHostUpload } from '@ever-after/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FakeS3, startFakeS3 } from '../../infra/object-store/testing/fake-s3.ts'
import { asFile, drawPortrait, drawThin } from '../../testing/make-photos.ts'
import { startTestServer, type TestDevice, type TestServer } from '../../testing/start-server.ts'
import { expireImages } from './index.ts'

let store: FakeS3
let server: TestServer
let device: TestDevice
const publicUrl = 'https://pictures.example'
beforeAll(async () => {
  store = await startFakeS3()
  server = await startTestServer({
    env: { ...store.env, OBJECT_STORE: `${store.env.OBJECT_STORE}&uploads=direct`, PUBLIC_URL: publicUrl },
    settings: { sweepEveryMs: 3_600_000 },
  })
  device = await server.newDevice()
})
afterAll(async () => {
  await server.close()
  await store.close()
})

async function offered({ call }: TestDevice) {
  const { direct } = await call(createUploadTarget, {})
  if (!direct) throw new Error('no form was offered')
  return direct
}

/** Posts a form into the store and answers where the store leads. */
async function post({ url, fields }: Awaited<ReturnType<typeof offered>>, file: File) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...fields, file })) form.append(name, value)
  const answer = await fetch(url, { method: 'POST', body: form, redirect: 'manual' })
  return { status: answer.status, text: await answer.text(), next: answer.headers.get('location') ?? '' }
}

const follow = (next: string) => server.fetch(next.replace(publicUrl, ''), { headers: { origin: 'null' } })
const incoming = () => [...store.objects.keys()].filter((key) => key.startsWith('/incoming/'))

test('a form puts one picture into the store, which leads on to the image host’s answer', {
  tags: ['HAIR-06', 'A56'],
}, async () => {
  const { status, next } = await post(await offered(device), asFile(await drawPortrait()))
  expect([status, incoming().length]).toEqual([303, 1])
  expect(next).toMatch(
    /^https:\/\/pictures\.example\/media\/v1_1\/ever-after\/image\/received\/[\da-f-]{36}\?/,
  )
  const answer = await follow(next)
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  const { public_id, secure_url } = imageHostUpload.parse(await answer.json())
  expect(incoming()).toEqual([])
  const body = { userId: null, originalUrl: secure_url, objectPath: public_id }
  expect((await device.call(createPhoto, { body })).objectPath).toBe(public_id)
  expect((await follow(next)).status).toBe(400)
})

test('the store refuses another key, another type, a larger file and a changed form', {
  tags: ['A56'],
}, async () => {
  const { url, fields } = await offered(device)
  const file = asFile(await drawPortrait())
  const refused = async (changes: Record<string, string>) =>
    (await post({ url, fields: { ...fields, ...changes } }, file)).status
  expect(await refused({ key: 'photos/other.jpg' })).toBe(403)
  expect(await refused({ 'Content-Type': 'text/html' })).toBe(403)
  expect(await refused({ success_action_redirect: 'https://evil.example/' })).toBe(403)
  expect(await refused({ acl: 'public-read' })).toBe(403)
  const large = asFile(Buffer.alloc(11 * 1024 * 1024))
  expect((await post({ url, fields }, large)).text).toContain('EntityTooLarge')
  expect(incoming()).toEqual([])
})

test('what is no picture, or too narrow a one, is refused in the image host’s words, and the same form takes a right one', {
  tags: ['API-58'],
}, async () => {
  const form = await offered(device)
  const sent = async (picture: Buffer) => follow((await post(form, asFile(picture))).next)
  for (const [picture, status, message] of [
    [Buffer.from('dear aunt'), 415, 'Only image files are allowed'],
    [
      await drawThin(),
      422,
      'This picture is too small or too narrow. Please use one of at least 64 pixels a side, and at most four times as long as wide.',
    ],
  ] as const) {
    const refused = await sent(picture)
    expect([refused.status, refused.headers.get('x-cld-error')]).toEqual([status, message])
    expect(await refused.json()).toEqual({ error: { message } })
  }
  expect((await sent(await drawPortrait())).status).toBe(200)
})

test('nobody takes over what was not uploaded, and an id that was made up is unknown', async () => {
  const { fields } = await offered(device)
  const early = await follow(fields.success_action_redirect)
  expect([early.status, early.headers.get('x-cld-error')]).toEqual([400, 'Missing required parameter - file'])
  for (const id of ['00000000-0000-4000-8000-000000000000', '..%2Fphotos%2F1'])
    expect((await server.fetch(`/media/v1_1/ever-after/image/received/${id}`)).status).toBe(400)
})

test('one preset is used once, by the form or through the server', { tags: ['A56'] }, async () => {
  const { uploadPreset, uploadUrl, direct } = await device.call(createUploadTarget, {})
  const form = new FormData()
  form.append('upload_preset', uploadPreset)
  form.append('file', asFile(await drawPortrait()))
  const through = await server.fetch(uploadUrl.replace(publicUrl, ''), { method: 'POST', body: form })
  expect(through.status).toBe(200)
  if (!direct) throw new Error('no form was offered')
  const { next } = await post(direct, asFile(await drawPortrait()))
  expect((await follow(next)).headers.get('x-cld-error')).toBe('Upload preset not found')
})

test('an upload that was not taken over is gone within the hour', async () => {
  await post(await offered(device), asFile(await drawPortrait()))
  expect(incoming().length).toBeGreaterThan(0)
  server.clock.advance(31 * 60_000)
  await expireImages(server.services)
  expect(incoming()).toEqual([])
  const rows = await server.services.database.db.selectFrom('incoming_uploads').selectAll().execute()
  expect(rows).toEqual([])
})

test('an operator, who chooses among folders, uploads through the server', async () => {
  const operator = await server.operator()
  expect((await operator.call(createUploadTarget, {})).direct).toBeUndefined()
})

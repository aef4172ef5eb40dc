import { createPhoto, createUploadTarget, getPhoto, imageHostUpload } from '@ever-after/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deviceIdOf } from '../../testing/device-id-of.ts'
import { expectRefusal } from '../../testing/expect-refusal.ts'
import { asFile, drawNoFace, drawPortrait } from '../../testing/make-photos.ts'
import { startTestServer, type TestDevice, type TestServer } from '../../testing/start-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function host({ call }: TestDevice, picture: Buffer) {
  const { uploadUrl, uploadPreset } = await call(createUploadTarget, {})
  const body = new FormData()
  body.append('file', asFile(picture))
  body.append('upload_preset', uploadPreset)
  body.append('folder', 'hair-photos')
  const { secure_url, public_id } = imageHostUpload.parse(
    await (await server.fetch(uploadUrl, { method: 'POST', body })).json(),
  )
  return { originalUrl: secure_url, objectPath: public_id }
}

test('a picture of the image host becomes a photo of whoever uploaded it, whomever the body names', {
  tags: ['API-33', 'DATA-19', 'HAIR-07', 'A05'],
}, async () => {
  const [device, stranger] = [await server.newDevice(), await server.newDevice()]
  const hosted = await host(device, await drawPortrait())
  const userId = await deviceIdOf(server, stranger)
  const created = await device.call(createPhoto, { body: { userId, ...hosted } })
  expect(created).toEqual({ id: created.id, userId: null, ...hosted })
  await expectRefusal(stranger.call(getPhoto, { params: { id: created.id } }), 'not_found')
  const photo = await device.call(getPhoto, { params: { id: created.id } })
  expect((await server.fetch(photo.url)).status).toBe(200)
})

test('a picture that is asked for again under its key stays one photo', async () => {
  const device = await server.newDevice()
  const body = await host(device, await drawPortrait())
  const ask = () => device.call(createPhoto, { body, idempotencyKey: 'again' })
  const [first, ...others] = [await ask(), ...(await Promise.all([ask(), ask()]))]
  expect(others).toEqual([first, first])
  const other = { body: await host(device, await drawPortrait()), idempotencyKey: 'again' }
  await expectRefusal(device.call(createPhoto, other), 'idempotency_conflict')
})

test('a picture that is refused for what it shows is gone at once, file and row, and one that is kept stays', {
  tags: ['A59'],
}, async () => {
  const device = await server.newDevice()
  const [kept, faceless] = [await host(device, await drawPortrait()), await host(device, await drawNoFace())]
  await device.call(createPhoto, { body: kept })
  const keyOf = async ({ objectPath }: typeof kept) => {
    const row = await server.services.database.db
      .selectFrom('hosted_images')
      .select('object_key')
      .where('public_id', '=', objectPath)
      .executeTakeFirst()
    return row?.object_key
  }
  const fileOf = async (key: string | null | undefined) =>
    key ? await server.services.objects.get(key) : undefined
  const [keptKey, facelessKey] = [await keyOf(kept), await keyOf(faceless)]
  expect(await fileOf(facelessKey)).toBeDefined()
  await expectRefusal(device.call(createPhoto, { body: faceless }), 'no_face')
  expect([await keyOf(faceless), await fileOf(facelessKey)]).toEqual([undefined, undefined])
  expect((await server.fetch(faceless.originalUrl)).status).toBe(404)
  expect(await fileOf(keptKey)).toBeDefined()
})

test('a refused picture whose file cannot be deleted at the moment is due for the next sweep', async () => {
  const device = await server.newDevice()
  const faceless = await host(device, await drawNoFace())
  const { objects, clock, database } = server.services
  const real = objects.delete
  objects.delete = () => Promise.reject(new Error('the disk is gone for a moment'))
  await expectRefusal(device.call(createPhoto, { body: faceless }), 'no_face').finally(() => {
    objects.delete = real
  })
  const { expires_at } = await database.db
    .selectFrom('hosted_images')
    .select('expires_at')
    .where('public_id', '=', faceless.objectPath)
    .executeTakeFirstOrThrow()
  expect(expires_at?.getTime()).toBeLessThanOrEqual(clock.now().getTime())
})

test('a foreign, an unknown and a mismatched picture are unknown, and one without a face is refused', {
  tags: ['A21', 'A56', 'API-33'],
}, async () => {
  const [device, stranger] = [await server.newDevice(), await server.newDevice()]
  const hosted = await host(device, await drawPortrait())
  const faceless = await host(device, await drawNoFace())
  const create = ({ call }: TestDevice, body: typeof hosted) => call(createPhoto, { body })
  await expectRefusal(create(stranger, hosted), 'unknown_picture')
  await expectRefusal(create(device, { ...hosted, objectPath: 'hair-photos/other' }), 'unknown_picture')
  await expectRefusal(
    create(device, { ...hosted, originalUrl: 'https://example.com/me.jpg' }),
    'unknown_picture',
  )
  await expectRefusal(create(device, faceless), 'no_face')
})

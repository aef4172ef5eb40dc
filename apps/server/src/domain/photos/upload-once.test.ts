import { listUploadedDresses, uploadDressPhoto, uploadOwnDress, uploadPhoto } from '@ever-after/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectRefusal } from '../../testing/expect-refusal.ts'
import { asFile, drawNoFace, drawPortrait } from '../../testing/make-photos.ts'
import { startTestServer, type TestServer } from '../../testing/start-server.ts'
import { expirePhotos } from './expire-photos.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ settings: { sweepEveryMs: 3_600_000 } })
})
afterAll(() => server.close())

const photoCount = async () =>
  (await server.services.database.db.selectFrom('photos').select('id').execute()).length

const oneFile = async () => ({ multipart: { files: { photo: asFile(await drawPortrait()) } } })

test('an upload that is repeated after a lost answer stores nothing twice', async () => {
  const { call } = await server.newDevice()
  const sends = [
    async () => call(uploadPhoto, { ...(await oneFile()), idempotencyKey: 'again' }),
    async () => call(uploadDressPhoto, { ...(await oneFile()), idempotencyKey: 'again' }),
  ]
  for (const send of sends) {
    const before = await photoCount()
    const ids = [await send(), await send(), await send()].map(({ photo }) => photo.id)
    expect(new Set(ids).size).toBe(1)
    expect(await photoCount()).toBe(before + 1)
  }
})

test('equal uploads at the same time become one photo, and its file stays', {
  tags: ['postgres'],
}, async () => {
  const { call } = await server.newDevice()
  const upload = { ...(await oneFile()), idempotencyKey: 'at once' }
  const answers = await Promise.all(Array.from({ length: 5 }, () => call(uploadPhoto, upload)))
  expect(new Set(answers.map(({ photo }) => photo.id)).size).toBe(1)
  expect((await server.fetch(answers[0].photo.url)).status).toBe(200)
})

test('a repeated dress keeps its name and its place', async () => {
  const { call } = await server.newDevice()
  const multipart = { files: { dress: asFile(await drawPortrait()) } }
  const first = await call(uploadOwnDress, { multipart, idempotencyKey: 'dress' })
  await call(uploadOwnDress, { multipart })
  const again = await call(uploadOwnDress, { multipart, idempotencyKey: 'dress' })
  expect([again.id, again.name]).toEqual([first.id, 'My dress 1'])
  expect(await call(listUploadedDresses, {})).toHaveLength(2)
})

test('another file under the same key is a conflict, and another device’s key is its own', async () => {
  const [one, other] = [await server.newDevice(), await server.newDevice()]
  const idempotencyKey = 'shared'
  const first = await one.call(uploadPhoto, { ...(await oneFile()), idempotencyKey })
  const different = { multipart: { files: { photo: asFile(await drawNoFace()) } }, idempotencyKey }
  await expectRefusal(one.call(uploadPhoto, different), 'idempotency_conflict')
  const theirs = await other.call(uploadPhoto, { ...(await oneFile()), idempotencyKey })
  expect(theirs.photo.id).not.toBe(first.photo.id)
})

test('a refused upload does not use its key up', async () => {
  const { call } = await server.newDevice()
  const idempotencyKey = 'refused'
  const faceless = { multipart: { files: { photo: asFile(await drawNoFace()) } }, idempotencyKey }
  await expectRefusal(call(uploadPhoto, faceless), 'no_face')
  expect((await call(uploadPhoto, { ...(await oneFile()), idempotencyKey })).photo.id).toBeTruthy()
})

test('a key whose photo was deleted since says so', async () => {
  const { call } = await server.newDevice()
  const upload = { ...(await oneFile()), idempotencyKey: 'old' }
  const { photo } = await call(uploadPhoto, upload)
  await server.services.database.db
    .updateTable('photos')
    .set({ expires_at: server.clock.now() })
    .where('id', '=', photo.id)
    .execute()
  await expirePhotos(server.services)
  await expectRefusal(call(uploadPhoto, upload), 'photo_expired')
})

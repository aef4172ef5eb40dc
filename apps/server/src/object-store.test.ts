// @module-tag slow
import {
  deleteMyData,
  deleteStyleApplication,
  getPhoto,
  savePortrait,
  uploadPhoto,
} from '@ever-after/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FakeS3, startFakeS3 } from './infra/object-store/testing/fake-s3.ts'
import { type RunningS3, startS3rver } from './infra/object-store/testing/start-s3rver.ts'
import { expectRefusal } from './testing/expect-refusal.ts'
import { applyOnce, changesLeft, untilEnded, untilHandled } from './testing/make-creations.ts'
import { asFile, drawPortrait, uploadPortrait } from './testing/make-photos.ts'
import { startTestServer, type TestServer } from './testing/start-server.ts'

let s3: RunningS3
let server: TestServer
let fake: FakeS3
let onFake: TestServer
beforeAll(async () => {
  s3 = await startS3rver()
  server = await startTestServer({ env: s3.env })
  fake = await startFakeS3()
  onFake = await startTestServer({
    env: fake.env,
    settings: { objectAttemptMs: 3000, objectTotalMs: 15_000, sweepEveryMs: 3_600_000 },
  })
})
afterAll(async () => {
  await server.close()
  await s3.close()
  await onFake.close()
  await fake.close()
})

test('a picture is made from photos in the bucket and shown at the bucket under a presigned address', async () => {
  const device = await server.newDevice()
  const id = await applyOnce(device)
  const { status, resultUrl, sourceUrls } = await untilEnded(device, id, 45_000)
  expect(status).toBe('completed')
  for (const address of [resultUrl, ...sourceUrls]) {
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/pictures\/(results|photos)\/.+X-Amz-Signature=/)
    const picture = await fetch(address ?? '')
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  }
  const forged = resultUrl?.replace('preview', 'master') ?? ''
  expect((await fetch(forged)).status).toBe(403)
})

test('what is deleted is no longer in the bucket, also under an address that is still valid', async () => {
  const device = await server.newDevice()
  const id = await applyOnce(device)
  const { resultUrl, sourceUrls } = await untilEnded(device, id, 45_000)
  await untilHandled(server, id)
  await device.call(deleteStyleApplication, { params: { id } })
  expect((await fetch(resultUrl ?? '')).status).toBe(404)
  await device.call(deleteMyData, {})
  for (const address of sourceUrls) expect((await fetch(address ?? '')).status).toBe(404)
})

test('an address of the bucket that a client sends back is looked up for its owner and never fetched', async () => {
  const [device, stranger] = [await server.newDevice(), await server.newDevice()]
  const { url: portraitUrl } = await uploadPortrait(device)
  const save = { body: { portraitUrl, portraitType: 'wedding', attire: 'dress', partner: 1 } } as const
  await expectRefusal(stranger.call(savePortrait, save), 'unknown_picture')
  const elsewhere = { body: { ...save.body, portraitUrl: portraitUrl.replace('/pictures/', '/other/') } }
  await expectRefusal(device.call(savePortrait, elsewhere), 'unknown_picture')
})

test('pages may show pictures of the bucket and of no other server', async () => {
  const policy = (await server.fetch('/healthz')).headers.get('content-security-policy') ?? ''
  const { origin } = new URL(s3.account.endpoint ?? '')
  expect(policy).toContain(`img-src 'self' blob: data: ${origin};`)
  expect(policy).toContain(`connect-src 'self' blob: ${origin};`)
})

test('where downloads come through the server, addresses are the server’s own', async () => {
  const through = await startTestServer({
    env: { ...s3.env, OBJECT_STORE: `${s3.env.OBJECT_STORE}&downloads=server` },
  })
  const { url } = await uploadPortrait(await through.newDevice())
  expect(url).toMatch(/^\/media\/objects\/photos\//)
  expect((await through.fetch(url)).status).toBe(200)
  await through.close()
})

test('while the store is down a photo is refused as busy, and taken once it is back', async () => {
  const device = await onFake.newDevice()
  const file = asFile(await drawPortrait())
  fake.fail(...Array.from({ length: 3 }, () => 'error' as const))
  await expectRefusal(device.call(uploadPhoto, { multipart: { files: { photo: file } } }), 'overloaded')
  const { photo } = await device.call(uploadPhoto, { multipart: { files: { photo: file } } })
  expect((await fetch((await device.call(getPhoto, { params: { id: photo.id } })).url)).status).toBe(200)
})

/** A picture that is being drawn; it goes on when it is released. */
async function drawing() {
  const device = await onFake.newDevice()
  const release = onFake.engine.hold()
  const jobs = onFake.engine.jobs.length
  const id = await applyOnce(device)
  await expect.poll(() => onFake.engine.jobs.length, { timeout: 20_000 }).toBe(jobs + 1)
  const stored = () => [...fake.objects.keys()].filter((key) => key.includes(id)).length
  return { device, id, release, stored }
}

test('a store that fails for a moment, while a picture is put away, only costs time', async () => {
  const { device, id, release, stored } = await drawing()
  fake.fail('slow-down', 'error', 'broken-connection')
  release()
  expect((await untilEnded(device, id, 30_000)).status).toBe('completed')
  await untilHandled(onFake, id)
  expect([await changesLeft(device), stored()]).toEqual([4, 4])
})

test('a store that stays away, while a picture is put away, costs no change', {
  tags: ['slow'],
}, async () => {
  const { device, id, release, stored } = await drawing()
  fake.fail(...Array.from({ length: 200 }, () => 'slow-down' as const))
  release()
  expect((await untilEnded(device, id, 50_000)).status).toBe('failed')
  fake.heal()
  expect([await changesLeft(device), stored()]).toEqual([5, 0])
})

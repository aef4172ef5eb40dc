import { createPhoto, createUploadTarget, imageHostUpload } from '@ever-after/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type FakeCloudinary, startFakeCloudinary } from '../../infra/image-host/testing/fake-cloudinary.ts'
import { expectRefusal } from '../../testing/expect-refusal.ts'
import { asFile, drawNoFace, drawPortrait } from '../../testing/make-photos.ts'
import { startTestServer, type TestDevice, type TestServer } from '../../testing/start-server.ts'
import { expireImages, hostPicture } from './index.ts'

let fake: FakeCloudinary
let server: TestServer
let device: TestDevice
beforeAll(async () => {
  fake = await startFakeCloudinary(() => server.clock.now())
  server = await startTestServer({
    env: fake.env,
    settings: { sweepEveryMs: 3_600_000, imageHostTimeoutMs: 500 },
  })
})
afterAll(async () => {
  await server.close()
  await fake.close()
})
beforeEach(async () => {
  device = await server.newDevice()
})

const hourMs = 3_600_000

/** A picture that a device puts on Cloudinary by itself. */
async function upload({ call }: TestDevice) {
  return send(await call(createUploadTarget, {}))
}

async function send(
  { uploadUrl, uploadPreset }: Record<'uploadUrl' | 'uploadPreset', string>,
  draw = drawPortrait,
) {
  const form = new FormData()
  form.append('upload_preset', uploadPreset)
  form.append('file', asFile(await draw()))
  return imageHostUpload.parse(await (await fetch(uploadUrl, { method: 'POST', body: form })).json())
}

const adopt = ({ call }: TestDevice, picture: { secure_url: string; public_id: string }) =>
  call(createPhoto, {
    body: { userId: null, originalUrl: picture.secure_url, objectPath: picture.public_id },
  })

test('a claimed picture that is asked for again under its key stays one photo', async () => {
  const { secure_url: originalUrl, public_id: objectPath } = await send(
    await device.call(createUploadTarget, {}),
  )
  const ask = () =>
    device.call(createPhoto, { body: { userId: null, originalUrl, objectPath }, idempotencyKey: 'again' })
  expect(await ask()).toEqual(await ask())
})

test('a picture goes to the first who names it with a target of its own, once for each target', {
  tags: ['A56'],
}, async () => {
  const target = await device.call(createUploadTarget, {})
  const [picture, second] = [await send(target), await send(target)]
  const late = await server.newDevice()
  await expectRefusal(adopt(late, picture), 'unknown_picture')
  await adopt(device, picture)
  await late.call(createUploadTarget, {})
  await expectRefusal(adopt(late, picture), 'unknown_picture')
  expect((await adopt(device, picture)).objectPath).toBe(picture.public_id)
  await expectRefusal(adopt(device, second), 'unknown_picture')
})

test('of many who name the same picture at once one has it', { tags: ['postgres'] }, async () => {
  const picture = await upload(device)
  const others = await Promise.all(Array.from({ length: 5 }, () => server.newDevice()))
  for (const { call } of others) await call(createUploadTarget, {})
  const answers = await Promise.allSettled([device, ...others].map((one) => adopt(one, picture)))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const photos = await server.services.database.db
    .selectFrom('hosted_images')
    .select('device_id')
    .where('public_id', '=', picture.public_id)
    .execute()
  expect(photos).toHaveLength(1)
})

test('a picture that is refused for what it shows is gone from Cloudinary at once', {
  tags: ['A59'],
}, async () => {
  const picture = await send(await device.call(createUploadTarget, {}), drawNoFace)
  expect(fake.assets.has(picture.public_id)).toBe(true)
  await expectRefusal(adopt(device, picture), 'no_face')
  expect(fake.assets.has(picture.public_id)).toBe(false)
})

test('a target that is over brings no picture back, and a picture of the catalogue is nobody’s photo', {
  tags: ['A56'],
}, async () => {
  const picture = await upload(device)
  server.clock.advance(16 * 60_000)
  await expectRefusal(adopt(device, picture), 'unknown_picture')
  const address = await hostPicture(server.services, {
    image: { bytes: await drawPortrait(), widthPx: 300, heightPx: 400 },
    folder: 'wedding-styles/previews',
    origin: '',
  })
  const public_id = address.slice(address.indexOf('wedding-styles/'), -'.jpg'.length)
  await device.call(createUploadTarget, {})
  await expectRefusal(adopt(device, { secure_url: address, public_id }), 'unknown_picture')
})

test('the server never asks for an address that a client made up', { tags: ['A21'] }, async () => {
  const picture = await upload(device)
  const before = fake.asked.length
  for (const secure_url of [
    picture.secure_url.replace(/^http:\/\/[^/]+/, 'http://127.0.0.1:9'),
    picture.secure_url.replace('/hair-photos/', '/hair-photos/../'),
    `${picture.secure_url}?to=elsewhere`,
  ])
    await expectRefusal(adopt(device, { ...picture, secure_url }), 'unknown_picture')
  expect(fake.asked).toHaveLength(before)
})

test('while Cloudinary is down people are asked to come back, and nothing is used up', async () => {
  const picture = await upload(device)
  for (const fault of ['error', 'hang', 'broken-connection', 'truncated'] as const) {
    fake.fail(fault)
    await expectRefusal(adopt(device, picture), 'overloaded')
  }
  expect((await adopt(device, picture)).objectPath).toBe(picture.public_id)
  server.clock.advance(2 * hourMs)
  fake.fail('used-up')
  await expectRefusal(device.call(createUploadTarget, {}), 'overloaded')
  expect((await device.call(createUploadTarget, {})).uploadPreset).toMatch(/^ea-[\da-f]{32}$/)
})

test('an upload that nobody took over is gone after a day, one that missed its mark is kept', async () => {
  const [left, unmarked] = [await upload(device), await upload(device)]
  await adopt(device, unmarked)
  fake.assets.get(unmarked.public_id)?.tags.add('unclaimed')
  server.clock.advance(25 * hourMs)
  await expireImages(server.services)
  expect([fake.assets.has(left.public_id), fake.assets.has(unmarked.public_id)]).toEqual([false, true])
  expect(fake.assets.get(unmarked.public_id)?.tags.size).toBe(0)
})

test('a picture that Cloudinary does not delete is deleted by a later sweep, and others do not wait for it', async () => {
  const [one, two] = [await upload(device), await upload(device)]
  await adopt(device, one)
  await adopt(device, two)
  server.clock.advance(31 * 24 * hourMs)
  fake.fail('error')
  await expireImages(server.services)
  const kept = () => [one, two].filter(({ public_id }) => fake.assets.has(public_id)).length
  expect(kept()).toBe(1)
  await expireImages(server.services)
  expect(kept()).toBe(0)
})

test('pages may show Cloudinary’s pictures and send it some', async () => {
  const policy = (await server.fetch('/healthz')).headers.get('content-security-policy') ?? ''
  const base = fake.account.deliveryBase
  expect(policy).toContain(`img-src 'self' blob: data: ${base};`)
  expect(policy).toContain(`connect-src 'self' blob: ${base};`)
})

// @module-tag slow
import cloudinary from 'cloudinary'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawPortrait } from '../../testing/make-photos.ts'
import { Outage } from '../outage.ts'
import { createCloudinary } from './cloudinary/create-cloudinary.ts'
import { signParameters } from './cloudinary/sign-parameters.ts'
import type { OutsideHost } from './outside-host.ts'
import { type FakeCloudinary, startFakeCloudinary } from './testing/fake-cloudinary.ts'

let now = new Date('2026-05-01T12:00:00Z')
const clock = { now: () => now }
let fake: FakeCloudinary
let host: OutsideHost
let picture: Buffer
beforeAll(async () => {
  picture = await drawPortrait()
  fake = await startFakeCloudinary(() => now)
  host = createCloudinary({ account: fake.account, clock, timeoutMs: 400, maxBytes: 100_000 })
})
afterAll(() => fake.close())

test('a kept picture is read as it was written, addressed as the host’s own kit does, and gone once deleted', async () => {
  const { version } = await host.put({ publicId: 'wedding-styles/previews/a', bytes: picture })
  const name = { publicId: 'wedding-styles/previews/a', version }
  expect(await host.get(name)).toEqual(picture)
  const kit = cloudinary.v2.url(`${name.publicId}.jpg`, {
    cloud_name: fake.account.cloudName,
    secure: true,
    analytics: false,
    urlAnalytics: false,
    version,
    transformation: [{ crop: 'fill', gravity: 'auto', width: 200, height: 200 }],
  })
  expect(host.addressOf(name, 'c_fill,g_auto,h_200,w_200').replace(fake.account.deliveryBase, '')).toBe(
    new URL(kit).pathname,
  )
  expect(host.nameOf(host.addressOf(name))).toEqual(name)
  await host.delete(name.publicId)
  await host.delete(name.publicId)
  expect(await host.get(name)).toBeUndefined()
})

test.for(['sha1', 'sha256'] as const)(
  'parameters are signed with %s as the host’s own kit signs them, ampersands and lists too',
  (signatureAlgorithm) => {
    const parameters = { public_ids: ['b', 'a'], tag: 'x&y=z', command: 'remove', timestamp: '1' }
    const { signature } = signParameters(parameters, { ...fake.account, signatureAlgorithm })
    cloudinary.v2.config({ signature_algorithm: signatureAlgorithm })
    expect(signature).toBe(cloudinary.v2.utils.api_sign_request(parameters, fake.account.apiSecret))
    cloudinary.v2.config({ signature_algorithm: 'sha1' })
  },
)

test.for([
  'https://evil.example/fake-cloud/image/upload/v1/hair-photos/a.jpg',
  'c_fill,w_100/v1/hair-photos/a.jpg',
  'v1/hair-photos/../../other/a.jpg',
  'v1/hair-photos/a.jpg?x=1',
  'v1/hair-photos/a.svg',
  'hair-photos/a.jpg',
])('the address %s names no picture of the host', (path) => {
  const address = path.startsWith('https:')
    ? path
    : `${fake.account.deliveryBase}/fake-cloud/image/upload/${path}`
  expect(host.nameOf(address)).toBeUndefined()
})

test('a device’s preset takes pictures for its own folder only, for at most three hours', {
  tags: ['A56'],
}, async () => {
  const { uploadUrl, uploadPreset } = await host.issueTarget('device', now)
  expect(fake.presets.get(uploadPreset)).toMatchObject({
    unsigned: true,
    disallow_public_id: true,
    folder: 'hair-photos',
    allowed_formats: 'jpg,png,webp,heic,heif',
  })
  const form = new FormData()
  form.append('upload_preset', uploadPreset)
  form.append('folder', 'wedding-styles')
  form.append('file', new File([new Uint8Array(picture)], 'photo.jpg'))
  const answer = (await (await fetch(uploadUrl, { method: 'POST', body: form })).json()) as {
    public_id: string
  }
  expect(answer.public_id).toMatch(/^hair-photos\//)

  const other = createCloudinary({ account: fake.account, clock, timeoutMs: 400, maxBytes: 1 })
  expect((await other.issueTarget('device', now)).uploadPreset).toBe(uploadPreset)
  expect((await host.issueTarget('operator', now)).uploadPreset).not.toBe(uploadPreset)
  now = new Date(now.getTime() + 3 * 3_600_000)
  await host.findLeftOver(now)
  expect(fake.presets.has(uploadPreset)).toBe(false)
})

test('pictures that nobody took over are told once they are a day old, and the host is asked once an hour', async () => {
  const { uploadUrl, uploadPreset } = await host.issueTarget('device', now)
  const upload = async () => {
    const form = new FormData()
    form.append('upload_preset', uploadPreset)
    form.append('file', new File([new Uint8Array(picture)], 'photo.jpg'))
    return ((await (await fetch(uploadUrl, { method: 'POST', body: form })).json()) as { public_id: string })
      .public_id
  }
  const [claimed, left] = [await upload(), await upload()]
  await host.claim(claimed)
  now = new Date(now.getTime() + 25 * 3_600_000)
  const found = await host.findLeftOver(now)
  expect(found).toContain(left)
  expect(found).not.toContain(claimed)
  expect(await host.findLeftOver(now)).toEqual([])
})

test.for([
  ['error', true],
  ['used-up', true],
  ['hang', true],
  ['page', true],
  ['broken-connection', true],
  ['unauthorised', false],
] as const)(
  'a host that answers with %s is an outage, told without secrets',
  async ([fault, isTransient]) => {
    const asking = [
      () => host.put({ publicId: 'wedding-styles/b', bytes: picture }),
      () => host.delete('wedding-styles/b'),
      () => host.claim('wedding-styles/b'),
      () => host.issueTarget('device', new Date(now.getTime() + 9 * 86_400_000)),
    ]
    for (const ask of asking) {
      fake.fail(fault)
      const failure = await ask().catch((error: unknown) => error)
      expect(failure).toBeInstanceOf(Outage)
      expect(failure).toMatchObject({ isTransient })
      expect(String(failure)).not.toMatch(/a-secret-of-the-fake|wedding-styles\/b/)
    }
  },
)

test('a picture that is cut off, hangs or is too large is not taken for a whole one', async () => {
  const { version } = await host.put({ publicId: 'wedding-styles/c', bytes: picture })
  const name = { publicId: 'wedding-styles/c', version }
  for (const fault of ['truncated', 'hang', 'broken-connection', 'error'] as const) {
    fake.fail(fault)
    await expect(host.get(name)).rejects.toBeInstanceOf(Outage)
  }
  const strict = createCloudinary({ account: fake.account, clock, timeoutMs: 400, maxBytes: 100 })
  expect(await strict.get(name)).toBeUndefined()
})

test('a preset that could not be made is made when it is asked for again', async () => {
  const later = new Date(now.getTime() + 30 * 86_400_000)
  fake.fail('error')
  await expect(host.issueTarget('device', later)).rejects.toThrow('make a preset')
  const { uploadPreset } = await host.issueTarget('device', later)
  expect(fake.presets.has(uploadPreset)).toBe(true)
})

// @module-tag slow
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { Outage } from '../../outage.ts'
import { NotDeletedError, type ObjectStore } from '../object-store.ts'
import { createAddressSigner } from '../sign-address.ts'
import { describeObjectStore } from '../testing/describe-object-store.ts'
import { type FakeS3, startFakeS3 } from '../testing/fake-s3.ts'
import { type RunningS3, startS3rver } from '../testing/start-s3rver.ts'
import { createS3Addresses } from './create-s3-addresses.ts'
import { openS3Objects } from './open-s3-objects.ts'

const usual = { attemptMs: 5000, totalMs: 20_000 }
const open = (start: () => Promise<RunningS3>, prefix = '') =>
  async function opened() {
    const running = await start()
    const store = await openS3Objects({ ...running.account, prefix }, usual)
    return { store, close: running.close }
  }

// It writes the bytes, their sum and their metadata into three files, one after the other.
const s3rver = { isAtomic: false }
describeObjectStore('at a real S3 server', open(startS3rver), s3rver)
describeObjectStore('at a real S3 server, below a prefix', open(startS3rver, 'ever/after/'), s3rver)
describeObjectStore('at the fake S3 server', open(startFakeS3))

const picture = Buffer.from('\xff\xd8\xff a picture', 'latin1')
const now = new Date()
const own = createAddressSigner({ secret: 's', lifetimeMs: 3_600_000, origin: '' })

test('a presigned address gives the picture to anybody, and nothing once it is changed', async () => {
  const { account, close } = await startS3rver()
  const store = await openS3Objects({ ...account, prefix: 'ever/' }, usual)
  await store.put('results/1/1-master.jpg', picture)
  await store.put('results/2/1-master.jpg', picture)
  const signer = createS3Addresses({ account: { ...account, prefix: 'ever/' }, lifetimeMs: 3_600_000, own })
  const address = signer.sign('results/1/1-master.jpg', now)
  const answer = await fetch(address)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(picture)
  expect((await fetch(address.replace('results/1', 'results/2'))).status).toBe(403)
  expect((await fetch(address.replace(/Expires=\d+/, 'Expires=600000'))).status).toBe(403)
  const late = signer.sign('results/1/1-master.jpg', new Date(now.getTime() - 2 * 3_600_000))
  expect((await fetch(late)).status).toBe(403)
  await close()
})

let fake: FakeS3
let store: ObjectStore
beforeAll(async () => {
  fake = await startFakeS3()
  store = await openS3Objects(fake.account, { attemptMs: 500, totalMs: 2500 })
})
afterAll(() => fake.close())
beforeEach(async () => {
  await store.put('photos/1.jpg', picture)
})

test.for(['error', 'slow-down', 'hang', 'broken-connection', 'truncated', 'other-bytes'] as const)(
  'a picture is read in spite of one %s',
  async (fault) => {
    fake.fail(fault)
    expect(Buffer.from((await store.get('photos/1.jpg')) ?? [])).toEqual(picture)
  },
)

test.for(['error', 'slow-down', 'hang', 'broken-connection'] as const)(
  'a picture is written and deleted in spite of one %s',
  async (fault) => {
    fake.fail(fault)
    await store.put('photos/2.jpg', picture)
    expect(fake.objects.get('/photos/2.jpg')?.bytes).toEqual(picture)
    fake.fail(fault)
    await store.delete('photos/2.jpg')
    expect(fake.objects.has('/photos/2.jpg')).toBe(false)
  },
)

test.for([
  ['error', 3, true],
  ['slow-down', 3, true],
  ['hang', 3, true],
  ['drip', 1, true],
  ['truncated', 2, true],
  ['other-bytes', 2, true],
  ['forbidden', 1, false],
] as const)(
  'a store that goes on with %s is given up after %i questions',
  async ([fault, questions, isTransient]) => {
    fake.fail(...Array.from({ length: questions }, () => fault))
    const startedAt = performance.now()
    const failure = await store.get('photos/1.jpg').catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(Outage)
    expect(failure).toMatchObject({ isTransient })
    expect(performance.now() - startedAt).toBeLessThan(5000)
    expect(String(failure)).not.toContain('photos/1')
    expect(Buffer.from((await store.get('photos/1.jpg')) ?? [])).toEqual(picture)
  },
)

test('of many pictures those that the store leaves for a moment are asked for again', async () => {
  await store.put('photos/2.jpg', picture)
  fake.stuck.set('photos/2.jpg', { code: 'InternalError', times: 2 })
  fake.asked.length = 0
  await store.deleteMany(['photos/1.jpg', 'photos/2.jpg'])
  expect([...fake.objects.keys()].filter((key) => /photos.[12]/.test(key))).toEqual([])
  expect(fake.asked).toHaveLength(3)
})

test('of many pictures those that stay are named, and no log tells which', async () => {
  await store.put('photos/2.jpg', picture)
  fake.stuck.set('photos/2.jpg', { code: 'AccessDenied', times: 9 })
  fake.asked.length = 0
  const failure = await store.deleteMany(['photos/1.jpg', 'photos/2.jpg']).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(NotDeletedError)
  expect(failure).toMatchObject({ keys: ['photos/2.jpg'], isTransient: false })
  expect(fake.asked).toHaveLength(1)
  expect(fake.objects.has('/photos/1.jpg')).toBe(false)
  expect(JSON.stringify([String(failure), failure])).not.toContain('photos/2')
  fake.stuck.clear()
  await store.delete('photos/2.jpg')
})

test.for(['error', 'slow-down', 'hang', 'broken-connection'] as const)(
  'many pictures are deleted in spite of one %s',
  async (fault) => {
    fake.fail(fault)
    await store.deleteMany(['photos/1.jpg'])
    expect(fake.objects.has('/photos/1.jpg')).toBe(false)
  },
)

test('where the store is gone every picture is named that may still be there', async () => {
  const keys = Array.from({ length: 1001 }, (_, index) => `photos/${index}.jpg`)
  fake.fail('forbidden', 'forbidden')
  const failure = await store.deleteMany(keys).catch((error: unknown) => error)
  expect(failure).toMatchObject({ keys, isTransient: false })
})

test('a picture that was damaged on its way to the store is not kept', async () => {
  const damaging = await openS3Objects(fake.account, usual)
  const bytes = Buffer.from(picture)
  const writing = damaging.put('photos/damaged.jpg', bytes)
  bytes[5] ^= 1
  await expect(writing).rejects.toThrow('BadDigest')
  expect(fake.objects.has('/photos/damaged.jpg')).toBe(false)
})

test('a bucket that does not exist is no missing picture', async () => {
  const { account, close } = await startS3rver()
  const elsewhere = await openS3Objects({ ...account, bucket: 'nobodys' }, usual)
  await expect(elsewhere.get('photos/1.jpg')).rejects.toThrow('NoSuchBucket')
  await close()
})

import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { diskDerivedCache } from './disk-derived-cache.ts'
import { diskObjectStore } from './disk-object-store.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ever-after-objects-'))
})
afterAll(() => rm(folder, { recursive: true }))

const bytes = (text: string) => new TextEncoder().encode(text)
const text = (value: Uint8Array | undefined) => value && new TextDecoder().decode(value)

test('an object is read as written, replaced, and gone after deleting it twice', async () => {
  const store = diskObjectStore(join(folder, 'a'))
  await store.put('results/1/master.jpg', bytes('one'))
  await store.put('results/1/master.jpg', bytes('two'))
  expect(text(await store.get('results/1/master.jpg'))).toBe('two')
  await store.delete('results/1/master.jpg')
  await store.delete('results/1/master.jpg')
  expect(await store.get('results/1/master.jpg')).toBeUndefined()
})

test('many writers of one object leave one whole version and no scraps', async () => {
  const store = diskObjectStore(join(folder, 'b'))
  const versions = Array.from({ length: 20 }, (_, index) => `${index}`.repeat(50_000))
  await Promise.all(versions.map((version) => store.put('one.jpg', bytes(version))))
  expect(versions).toContain(text(await store.get('one.jpg')))
  expect(await readdir(join(folder, 'b'))).toEqual(['one.jpg'])
})

test.for(['../secret', 'a/../../b', '/etc/passwd', 'a//b', '', '.hidden', 'a/.b', 'a\0b', 'a b'])(
  'the key %j is refused',
  async (key) => {
    const store = diskObjectStore(join(folder, 'c'))
    await expect(store.get(key)).rejects.toThrow('Not an object key')
    await expect(store.put(key, bytes('x'))).rejects.toThrow('Not an object key')
  },
)

test('derived pictures are kept by source up to a limit and forgotten with it', async () => {
  const cache = diskDerivedCache(join(folder, 'derived'))
  for (let variant = 0; variant < 60; variant++) await cache.put('photo', `w_${variant}`, bytes(`${variant}`))
  expect(text(await cache.get('photo', 'w_0'))).toBe('0')
  expect(await cache.get('photo', 'w_59')).toBeUndefined()
  await cache.put('other', 'w_1', bytes('other'))
  await cache.forget('photo')
  expect(await cache.get('photo', 'w_0')).toBeUndefined()
  expect(text(await cache.get('other', 'w_1'))).toBe('other')
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ObjectStore } from '../object-store.ts'

export interface OpenedStore {
  store: ObjectStore
  close(): Promise<void>
}

const bytes = (text: string) => new TextEncoder().encode(text)
const text = (value: Uint8Array | undefined) => value && new TextDecoder().decode(value)

interface StoreTraits {
  /** Whether the bytes of an object and what is known of them are replaced together; at Amazon's S3 they are. */
  isAtomic?: boolean
}

/** What every object store has to keep; one suite for all of them. */
export function describeObjectStore(
  name: string,
  open: () => Promise<OpenedStore>,
  { isAtomic = true }: StoreTraits = {},
): void {
  describe(`the object store ${name}`, () => {
    let opened: OpenedStore
    let store: ObjectStore
    beforeAll(async () => {
      opened = await open()
      store = opened.store
    })
    afterAll(() => opened.close())

    test('gives an object back as it was written, and its newest version', async () => {
      await store.put('results/1/1-master.jpg', bytes('one'))
      expect(text(await store.get('results/1/1-master.jpg'))).toBe('one')
      await store.put('results/1/1-master.jpg', bytes('two'))
      expect(text(await store.get('results/1/1-master.jpg'))).toBe('two')
    })

    test('keeps every byte of an object of two megabytes, and an empty one', async () => {
      const large = Uint8Array.from({ length: 2_000_000 }, (_, index) => (index * 31) % 251)
      await store.put('photos/large.jpg', large)
      expect(Buffer.from((await store.get('photos/large.jpg')) ?? []).equals(large)).toBe(true)
      await store.put('photos/empty.jpg', new Uint8Array())
      expect((await store.get('photos/empty.jpg'))?.byteLength).toBe(0)
    })

    test('has nothing under a name that was never written, and deletes it without complaint', async () => {
      expect(await store.get('photos/never.jpg')).toBeUndefined()
      await store.delete('photos/never.jpg')
    })

    test('has an object no longer once it is deleted, and deletes it again without complaint', async () => {
      await store.put('photos/gone.jpg', bytes('x'))
      await store.put('photos/gone-not.jpg', bytes('y'))
      await store.delete('photos/gone.jpg')
      await store.delete('photos/gone.jpg')
      expect(await store.get('photos/gone.jpg')).toBeUndefined()
      expect(text(await store.get('photos/gone-not.jpg'))).toBe('y')
    })

    test('deletes many at once, more than one request names, and those that are not there', {
      timeout: 60_000,
      tags: ['slow'],
    }, async () => {
      const keys = Array.from({ length: 1010 }, (_, index) => `derived/many/${index}`)
      const there = [keys[0], keys[999], keys[1000], keys[1009]]
      for (const key of [...there, 'derived/many-not']) await store.put(key, bytes('x'))
      await store.deleteMany(keys)
      await store.deleteMany(keys.slice(0, 2))
      await store.deleteMany([])
      for (const key of there) expect(await store.get(key)).toBeUndefined()
      expect(text(await store.get('derived/many-not'))).toBe('x')
    })

    if (isAtomic) {
      test('keeps one whole version when many write the same object at once', async () => {
        const versions = Array.from({ length: 8 }, (_, index) => `${index}`.repeat(50_000))
        await Promise.all(versions.map((version) => store.put('photos/one.jpg', bytes(version))))
        expect(versions).toContain(text(await store.get('photos/one.jpg')))
      })
    }

    test.for(['../secret', 'a/../../b', '/etc/passwd', 'a//b', '', '.hidden', 'a/.b', 'a\0b', 'a b', 'a?b'])(
      'refuses the key %j for every operation',
      async (key) => {
        await expect(store.get(key)).rejects.toThrow('Not an object key')
        await expect(store.put(key, bytes('x'))).rejects.toThrow('Not an object key')
        await expect(store.delete(key)).rejects.toThrow('Not an object key')
        await expect(store.deleteMany(['photos/1.jpg', key])).rejects.toThrow('Not an object key')
      },
    )
  })
}

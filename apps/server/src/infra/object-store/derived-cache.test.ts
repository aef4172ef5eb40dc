// @module-tag slow
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type DerivedCache, variantsPerSource } from './derived-cache.ts'
import { diskDerivedCache } from './disk-derived-cache.ts'
import { diskObjectStore } from './disk-object-store.ts'
import { objectDerivedCache } from './object-derived-cache.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ever-after-derived-'))
})
afterAll(() => rm(folder, { recursive: true }))

const bytes = (text: string) => new TextEncoder().encode(text)
const text = (value: Uint8Array | undefined) => value && new TextDecoder().decode(value)

/** Each opens one more process’s cache on the same pictures. */
const caches: Record<string, () => DerivedCache> = {
  'in a folder': () => diskDerivedCache(join(folder, 'derived')),
  'in the object store': () => objectDerivedCache(diskObjectStore(join(folder, 'objects'))),
}

describe.each(Object.entries(caches))('the derived cache %s', (_name, open) => {
  test('gives back what another process made, by source and variant', async () => {
    const [one, other] = [open(), open()]
    await one.put('hosted/a.jpg', 'w_100', bytes('small'))
    await one.put('hosted/b.jpg', 'w_100', bytes('other source'))
    expect(text(await other.get('hosted/a.jpg', 'w_100'))).toBe('small')
    expect(await other.get('hosted/a.jpg', 'w_101')).toBeUndefined()
    expect(await other.get('hosted/c.jpg', 'w_100')).toBeUndefined()
  })

  test('keeps a limited number of variants of one source, and never the wrong one', async () => {
    const cache = open()
    for (let variant = 0; variant < 3 * variantsPerSource; variant++)
      await cache.put('hosted/many.jpg', `w_${variant}`, bytes(`${variant}`))
    const kept: (string | undefined)[] = []
    for (let variant = 0; variant < 3 * variantsPerSource; variant++) {
      const found = text(await cache.get('hosted/many.jpg', `w_${variant}`))
      if (found !== undefined) kept.push(found === `${variant}` ? 'right' : 'wrong')
    }
    expect(kept).not.toContain('wrong')
    expect(kept.length).toBeGreaterThan(variantsPerSource / 2)
    expect(kept.length).toBeLessThanOrEqual(variantsPerSource)
  })

  test('forgets every variant of a source for all processes, and none of another', async () => {
    const [one, other] = [open(), open()]
    for (let variant = 0; variant < 60; variant++) await one.put('hosted/d.jpg', `w_${variant}`, bytes('x'))
    await one.put('hosted/e.jpg', 'w_1', bytes('stays'))
    await other.forget('hosted/d.jpg')
    for (let variant = 0; variant < 60; variant++)
      expect(await one.get('hosted/d.jpg', `w_${variant}`)).toBeUndefined()
    expect(text(await one.get('hosted/e.jpg', 'w_1'))).toBe('stays')
  })
})

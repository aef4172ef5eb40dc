import { createHash } from 'node:crypto'
import { type DerivedCache, variantsPerSource } from './derived-cache.ts'
import type { ObjectStore } from './object-store.ts'

/**
 * Derived pictures in the object store, for processes on several machines. A store need not list its objects, so each
 * source has a fixed number of places: a variant has one of them by its name, and what lies there says whose it is.
 */
export function objectDerivedCache(objects: ObjectStore): DerivedCache {
  return {
    async get(source, variant) {
      const kept = await objects.get(placeOf(source, slotOf(variant)))
      return kept && readVariant(kept, variant)
    },
    put: (source, variant, bytes) =>
      objects.put(placeOf(source, slotOf(variant)), Buffer.concat([digest(variant), bytes])),
    async forget(source) {
      const places = Array.from({ length: variantsPerSource }, (_, slot) => placeOf(source, slot))
      await objects.deleteMany(places)
    },
  }
}

const digestBytes = 32

function readVariant(kept: Uint8Array, variant: string): Uint8Array | undefined {
  const isIt = digest(variant).equals(kept.subarray(0, digestBytes))
  return isIt ? kept.subarray(digestBytes) : undefined
}

function placeOf(source: string, slot: number): string {
  return `derived/${digest(source).toString('hex').slice(0, 40)}/${slot}`
}

function slotOf(variant: string): number {
  return digest(variant).readUInt32BE(0) % variantsPerSource
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

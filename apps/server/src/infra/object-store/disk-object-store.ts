import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { readIfPresent } from '../disk/read-if-present.ts'
import { writeDurably } from '../disk/write-durably.ts'
import type { ObjectStore } from './object-store.ts'

const keyShape = /^[a-z0-9][a-z0-9_-]*(?:[./][a-z0-9][a-z0-9_-]*)*$/i

/** Objects as files below a folder; a reader sees a whole file or none. */
export function diskObjectStore(folder: string): ObjectStore {
  return {
    put: async (key, bytes) => writeDurably(pathOf(folder, key), bytes),
    get: async (key) => readIfPresent(pathOf(folder, key)),
    delete: async (key) => rm(pathOf(folder, key), { force: true }),
  }
}

function pathOf(folder: string, key: string): string {
  if (!keyShape.test(key)) throw new Error(`Not an object key: ${key}`)
  return join(folder, key)
}

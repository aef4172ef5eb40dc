import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { readIfPresent } from '../disk/read-if-present.ts'
import { writeDurably } from '../disk/write-durably.ts'
import { checkObjectKey } from './object-key.ts'
import { NotDeletedError, type ObjectStore } from './object-store.ts'

/** Objects as files below a folder; a reader sees a whole file or none. */
export function diskObjectStore(folder: string): ObjectStore {
  const pathOf = (key: string) => join(folder, checkObjectKey(key))
  return {
    put: async (key, bytes) => writeDurably(pathOf(key), bytes),
    get: async (key) => readIfPresent(pathOf(key)),
    delete: async (key) => rm(pathOf(key), { force: true }),
    deleteMany: async (keys) => removeAll(keys.map((key) => ({ key, path: pathOf(key) }))),
  }
}

async function removeAll(files: readonly { key: string; path: string }[]): Promise<void> {
  const ended = await Promise.allSettled(files.map(({ path }) => rm(path, { force: true })))
  const failed = files.filter((_, index) => ended[index].status === 'rejected')
  if (failed.length === 0) return
  const cause: unknown = ended.find(({ status }) => status === 'rejected')
  throw new NotDeletedError(
    failed.map(({ key }) => key),
    { words: 'a file stayed', isTransient: false, cause },
  )
}

import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ObjectStore } from './object-store.ts'

const keyShape = /^(?!.*\.\.)[a-z0-9][a-z0-9._-]*(?:\/[a-z0-9][a-z0-9._-]*)*$/i

/** Objects as files below a folder; a reader sees a whole file or none. */
export function diskObjectStore(folder: string): ObjectStore {
  return {
    async put(key, bytes) {
      const path = pathOf(folder, key)
      await mkdir(dirname(path), { recursive: true })
      const aside = `${path}.${randomUUID()}.part`
      await writeDurably(aside, bytes)
      await rename(aside, path)
      await flushFolder(dirname(path))
    },

    async get(key) {
      try {
        return await readFile(pathOf(folder, key))
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },

    async delete(key) {
      await rm(pathOf(folder, key), { force: true })
    },
  }
}

function pathOf(folder: string, key: string): string {
  if (!keyShape.test(key)) throw new Error(`Not an object key: ${key}`)
  return join(folder, key)
}

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx')
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** The name of a renamed file is durable once its folder is. */
async function flushFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}

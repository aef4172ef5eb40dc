import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Makes a file, or the names in a folder, survive a power failure. */
export async function flushPath(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const flushedAtOnce = 16

/** Flushes a folder with everything in it. */
export async function flushTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true })
  const paths = [...entries.map((name) => join(folder, name)), folder]
  for (let from = 0; from < paths.length; from += flushedAtOnce)
    await Promise.all(paths.slice(from, from + flushedAtOnce).map(flushPath))
}

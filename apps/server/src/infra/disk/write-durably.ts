import { randomUUID } from 'node:crypto'
import { mkdir, open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import { flushPath } from './flush-path.ts'

/** Writes a file so that a reader sees all of it or nothing, also after the power fails. */
export async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const aside = `${path}.${randomUUID()}.part`
  const file = await open(aside, 'wx')
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(aside, path)
  await flushPath(dirname(path))
}

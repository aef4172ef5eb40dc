import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'

export interface Copied {
  sizeBytes: number
  sha256: string
}

/** Copies a file that only its owner may read, and answers what was read; flushing is left to whoever copies many. */
export async function copyFile(from: string, to: string): Promise<Copied> {
  const hash = createHash('sha256')
  let sizeBytes = 0
  const target = await open(to, 'wx', 0o600)
  try {
    for await (const chunk of createReadStream(from)) {
      hash.update(chunk)
      sizeBytes += chunk.length
      await target.write(chunk)
    }
  } finally {
    await target.close()
  }
  return { sizeBytes, sha256: hash.digest('hex') }
}

/** What a file holds, without copying it. */
export async function measureFile(path: string): Promise<Copied> {
  const hash = createHash('sha256')
  let sizeBytes = 0
  for await (const chunk of createReadStream(path)) {
    hash.update(chunk)
    sizeBytes += chunk.length
  }
  return { sizeBytes, sha256: hash.digest('hex') }
}

import { createHash } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { readIfPresent } from '../disk/read-if-present.ts'
import { writeDurably } from '../disk/write-durably.ts'

/** Pictures made from a stored one; any of them may be missing and is then made again. */
export interface DerivedCache {
  get(source: string, variant: string): Promise<Uint8Array | undefined>
  put(source: string, variant: string, bytes: Uint8Array): Promise<void>
  forget(source: string): Promise<void>
}

/** So that addresses made up by a stranger cannot fill the disk. */
const variantsPerSource = 40

export function diskDerivedCache(folder: string): DerivedCache {
  const folderOf = (source: string) => join(folder, digest(source))
  return {
    get: (source, variant) => readIfPresent(join(folderOf(source), digest(variant))),
    async put(source, variant, bytes) {
      if ((await countFiles(folderOf(source))) < variantsPerSource)
        await writeDurably(join(folderOf(source), digest(variant)), bytes)
    },
    forget: (source) => rm(folderOf(source), { recursive: true, force: true }),
  }
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 40)
}

async function countFiles(folder: string): Promise<number> {
  try {
    return (await readdir(folder)).length
  } catch {
    // The folder comes with the first variant.
    return 0
  }
}

import { createHash } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { readIfPresent } from '../disk/read-if-present.ts'
import { writeDurably } from '../disk/write-durably.ts'
import { type DerivedCache, variantsPerSource } from './derived-cache.ts'

/** Derived pictures in one folder for each source; a folder that several processes share serves them all. */
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

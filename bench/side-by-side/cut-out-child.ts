import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** One person to cut out, by file; the answer is the time it took. */
export interface CutOut {
  /** Where the rival is installed. */
  folder: string
  photoFile: string
  targetFile: string
}

process.on('message', (order: CutOut) => void cutOut(order))
process.on('disconnect', () => process.exit(0))

async function cutOut({ folder, photoFile, targetFile }: CutOut): Promise<void> {
  const { removeBackground } = await load(folder)
  const startedMs = performance.now()
  const cut = await removeBackground(new Blob([await readFile(photoFile)], { type: 'image/jpeg' }))
  await writeFile(targetFile, new Uint8Array(await cut.arrayBuffer()))
  process.send?.(performance.now() - startedMs)
}

interface Rival {
  removeBackground(photo: Blob): Promise<Blob>
}

/** The cast holds for the version that is installed; its types are not, as it is no dependency. */
async function load(folder: string): Promise<Rival> {
  const file = createRequire(join(folder, 'package.json')).resolve('@imgly/background-removal-node')
  return (await import(pathToFileURL(file).href)) as Rival
}

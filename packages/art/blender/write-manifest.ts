import { writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Writes <folder>/manifest.json, short arrays on one line. */
export async function writeManifest<T extends object>(folder: string, manifest: T): Promise<void> {
  const text = JSON.stringify(manifest, null, 2).replace(/\[\s+([-\d.,\s]+?)\s+\]/g, (_, inner: string) => {
    return `[${inner.split(/,\s*/).join(', ')}]`
  })
  await writeFile(path.join(folder, 'manifest.json'), `${text}\n`)
}

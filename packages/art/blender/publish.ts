import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Puts finished plates and their manifest into a folder, so that a plate is never seen half made. */
export async function publish<T extends object>(
  folder: string,
  { plates, manifest }: { plates: string[]; manifest: T },
): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const plate of plates) await copyFile(plate, path.join(folder, path.basename(plate)))
  await writeFile(path.join(folder, 'manifest.json'), manifestText(manifest))
}

/** JSON with points and colours on one line. */
export function manifestText(manifest: object): string {
  const text = JSON.stringify(manifest, null, 2)
  const short = text.replace(
    /\[\s+([-\d.,\s]+?)\s+\]/g,
    (_, inner: string) => `[${inner.split(/,\s*/).join(', ')}]`,
  )
  return `${short}\n`
}

import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { wornDress as drawWornDress } from '../../packages/engine/src/garment/testing/worn-dress.ts'
import { root } from '../../scripts/steps/root.ts'

const folder = `${root}.cache/worn-dress/`

/** A photo of somebody in a lace gown for a file field; drawn at the first run, since no photograph is kept here. */
export async function wornDress() {
  const path = `${folder}lace.jpg`
  if (!existsSync(path)) {
    await mkdir(folder, { recursive: true })
    await writeFile(path, await drawWornDress())
  }
  return { name: 'dress.jpg', mimeType: 'image/jpeg', buffer: await readFile(path) }
}

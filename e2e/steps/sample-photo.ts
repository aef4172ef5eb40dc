import { readFile } from 'node:fs/promises'
import { root } from '../../scripts/steps/root.ts'

/** One of the two portraits that "Use sample photos" gives, as a file to send. */
export async function samplePhoto(partner: 1 | 2): Promise<File> {
  const name = `partner${partner}.jpg`
  return new File([await readFile(`${root}.cache/sample-photos/${name}`)], name, { type: 'image/jpeg' })
}

/** The same for a file field. */
export async function sampleUpload(partner: 1 | 2) {
  const file = await samplePhoto(partner)
  return { name: file.name, mimeType: file.type, buffer: Buffer.from(await file.arrayBuffer()) }
}

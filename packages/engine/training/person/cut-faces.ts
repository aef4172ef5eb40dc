import { appendFileSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { RgbImage } from '../../src/pixels/rgb-image.ts'
import { cutFace } from '../../src/vision/faces/cut-face.ts'
import { decodePhoto, findFaces } from '../../src/vision/index.ts'

// Cuts the two looks that the person network has at a face out of photos: `node cut-faces.ts <photos.tsv> <folder>`.
// A line of photos.tsv is id, file, class (person or other), kind, source, licence; cut.tsv lists what a face was found in.

/** As quick as at an upload. */
const maxSidePx = 1200
/** Wider than the looks themselves, so that training can shift them: 224 of these px are 1.3 and 2.23 sides of the mesh. */
const cutPx = 276
const looks = { face: 1.6, around: 2.75 }

const [, , listFile, folder] = process.argv
mkdirSync(folder, { recursive: true })
for (const line of readFileSync(listFile, 'utf8').split('\n').filter(Boolean)) {
  const [id, file] = line.split('\t')
  const image = await decodePhoto(readFileSync(file), maxSidePx)
  const [largest] = await findFaces(image)
  if (!largest) continue
  for (const [look, side] of Object.entries(looks))
    await writeLook(join(folder, `${id}.${look}.webp`), image, largest.mesh, side)
  appendFileSync(join(folder, 'cut.tsv'), `${line}\n`)
}

async function writeLook(file: string, image: RgbImage, mesh: Float32Array, side: number): Promise<void> {
  const cut = Uint8Array.from(cutFace({ image, mesh, side, sidePx: cutPx }), Math.round)
  await sharp(cut, { raw: { width: cutPx, height: cutPx, channels: 3 } })
    .webp({ quality: 90 })
    .toFile(file)
}

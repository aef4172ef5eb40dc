import { appendFileSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { readAgeFeatures } from '../../src/vision/age/read-age-features.ts'
import { decodePhoto, findFaces } from '../../src/vision/index.ts'

// Reads what the age networks see in photos: `node read-features.ts <photos.tsv> <features.tsv>`.
// A line of photos.tsv is id, file, age, how much the photo counts beside others (1 when absent), and `altered` where it
// is to be read in two changed looks as well.

/** As quick as at an upload. */
const maxSidePx = 1200

const [, , listFile, out] = process.argv
for (const line of readFileSync(listFile, 'utf8').split('\n').filter(Boolean)) {
  const [id, file, age, count = '', altered] = line.split('\t')
  const from = { id, age, count: count || '1' }
  const photo = readFileSync(file)
  await read({ ...from, look: 'plain', photo })
  if (altered !== 'altered') continue
  await read({ ...from, look: 'soft', photo: await soften(photo) })
  await read({ ...from, look: 'grey', photo: await fade(photo) })
}

interface Look {
  id: string
  age: string
  count: string
  look: 'plain' | 'soft' | 'grey'
  photo: Uint8Array
}

async function read(from: Look): Promise<void> {
  const image = await decodePhoto(from.photo, maxSidePx)
  const [largest] = await findFaces(image)
  if (!largest) return
  const features = await readAgeFeatures(image, largest.mesh)
  const numbers = Buffer.from(features.buffer).toString('base64')
  appendFileSync(out, `${[from.id, from.age, from.count, from.look, numbers].join('\t')}\n`)
}

/** As small and strongly compressed photos are. */
async function soften(photo: Uint8Array): Promise<Uint8Array> {
  const { width } = await sharp(photo).metadata()
  const small = await sharp(photo)
    .resize(Math.round(width * 0.55))
    .jpeg({ quality: 60 })
    .toBuffer()
  return sharp(small).resize(width).linear(1.12, 4).jpeg({ quality: 85 }).toBuffer()
}

/** As bright, faded and sharpened photos are. */
function fade(photo: Uint8Array): Promise<Uint8Array> {
  return sharp(photo)
    .modulate({ saturation: 0.35, brightness: 1.12 })
    .sharpen()
    .jpeg({ quality: 90 })
    .toBuffer()
}

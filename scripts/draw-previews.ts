import { mkdir, writeFile } from 'node:fs/promises'
import { studioStyles } from '@ever-after/art'
import { createEnginePool, type Job } from '@ever-after/engine'
import sharp, { type Sharp } from 'sharp'
import dresses from '../apps/server/src/domain/dresses/seed/dresses.json' with { type: 'json' }
import { root } from './steps/root.ts'

const widthPx = 1200
/** Where an icon begins that shows both heads and what is above them. */
const coupleTopPx = 110
const previewMaxBytes = 90_000
const iconMaxBytes = 12_000

const wanted = process.argv.slice(2)
const pool = createEnginePool()

for (const { id, recipe } of studioStyles()) {
  const attires = seedOf(id) % 3 ? (['dress', 'suit'] as const) : (['suit', 'dress'] as const)
  await draw(id, { kind: 'preview', attires, recipe, widthPx }, coupleTopPx)
}
// A dress is known by its neckline; a covering that it offers is nobody's before it is chosen.
for (const { id, recipe } of dresses.dresses)
  await draw(
    `dresses/${id}`,
    { kind: 'dress-preview', recipe: { ...recipe, covering: undefined }, widthPx },
    0,
  )
await pool.close()

/** Draws and keeps what was asked for by name, or everything. */
async function draw(name: string, job: Job, iconTopPx: number): Promise<void> {
  if (wanted.length && !wanted.includes(name)) return
  const { images } = await pool.run(job, { seed: seedOf(name) })
  await save(name, images[0].bytes, iconTopPx)
  console.log(name)
}

/** The pictures a catalogue shows: a preview 1200 px wide and an icon of 240 × 240 px, both marked as made with AI. */
async function save(name: string, picture: Uint8Array, iconTopPx: number): Promise<void> {
  const folder = `${root}apps/server/catalogue-pictures/${name}`
  await mkdir(folder, { recursive: true })
  const square = { left: 0, top: iconTopPx, width: widthPx, height: widthPx }
  const icon = sharp(picture).extract(square).resize(240, 240)
  await writeFile(`${folder}/preview.webp`, await encode(sharp(picture), previewMaxBytes))
  await writeFile(`${folder}/icon.webp`, await encode(icon, iconMaxBytes))
}

/** A whole number by name, so that neighbours in the catalogue show different people. */
function seedOf(name: string): number {
  return [...name].reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) % 1_000_003, 7)
}

/** The best quality that keeps within the size; a grainy picture takes a lower one. */
async function encode(image: Sharp, maxBytes: number): Promise<Buffer> {
  for (let quality = 86; ; quality -= 4) {
    const bytes = await image.clone().keepXmp().webp({ quality, effort: 6 }).toBuffer()
    if (bytes.length <= maxBytes || quality <= 50) return bytes
  }
}

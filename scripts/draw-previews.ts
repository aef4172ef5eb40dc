import { mkdir } from 'node:fs/promises'
import { studioStyles } from '@ever-after/art'
import { createEnginePool } from '@ever-after/engine'
import sharp from 'sharp'
import { root } from './steps/root.ts'

const wanted = process.argv.slice(2)
const pool = createEnginePool()

for (const { id, recipe } of studioStyles()) {
  if (wanted.length && !wanted.includes(id)) continue
  const { images } = await pool.run(
    { kind: 'preview', attires: ['dress', 'suit'], recipe, widthPx: 1200 },
    { seed: 1 },
  )
  await save(id, images[0].bytes)
  console.log(id)
}
await pool.close()

/** The pictures a catalogue shows: a preview 1200 px wide and an icon of 240 × 240 px. */
async function save(id: string, picture: Uint8Array): Promise<void> {
  const folder = `${root}apps/server/catalogue-pictures/${id}`
  await mkdir(folder, { recursive: true })
  await sharp(picture).webp({ quality: 82 }).toFile(`${folder}/preview.webp`)
  await sharp(picture)
    .resize(240, 240, { fit: 'cover', position: 'centre' })
    .webp({ quality: 82 })
    .toFile(`${folder}/icon.webp`)
}

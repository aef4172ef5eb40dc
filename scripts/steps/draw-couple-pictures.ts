import { createHash } from 'node:crypto'
import { cp, mkdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { createEnginePool, type EnginePool, type Partner, studioStyles } from '@ever-after/engine'
import sharp from 'sharp'
import { coupleShowcase, coupleStyles, siteImageWidthsPx } from '../../apps/web/src/features/site/showcase.ts'
import type { Couple } from './find-couple.ts'
import { fingerprintFiles } from './fingerprint-files.ts'
import { frameHeads } from './frame-heads.ts'
import { root } from './root.ts'

const kept = `${root}.cache/couple-pictures`
const [quality, masterWidthPx, seed] = [68, 1200, 1]
/** What a picture depends on besides the photos. */
const sources = [
  'packages/engine/src/**/*',
  'packages/art/{src,pairs,scenes}/**/*',
  'packages/art/*.json',
  'scripts/steps/{draw-couple-pictures,frame-heads}.ts',
  'apps/web/src/features/site/showcase.ts',
]

/** Puts what the engine makes of a couple's portraits, and the portraits, beside the site's other pictures. */
export async function drawCouplePictures(couple: Couple, builtFolder: string): Promise<void> {
  const photos = await Promise.all(couple.map(({ path }) => readPortrait(path)))
  const hash = createHash('sha256').update(fingerprintFiles(sources))
  for (const [index, photo] of photos.entries()) hash.update(couple[index].attire).update(photo)
  const folder = `${kept}/${hash.digest('hex').slice(0, 32)}`
  if (!(await stat(folder).catch(() => undefined))) {
    // Those of other photos, or of an earlier engine.
    await rm(kept, { recursive: true, force: true })
    await mkdir(`${folder}.new`, { recursive: true })
    await drawAll(couple, photos, `${folder}.new`)
    await rename(`${folder}.new`, folder)
  }
  await cp(folder, `${builtFolder}/site/couple`, { recursive: true })
}

async function drawAll(couple: Couple, photos: readonly Buffer[], folder: string): Promise<void> {
  for (const [index, photo] of photos.entries()) await save(photo, `${folder}/portrait-${index + 1}`)
  const partner = (index: 0 | 1): Partner => ({
    photo: photos[index],
    photoKey: `${index}`,
    attire: couple[index].attire,
  })
  const pool = createEnginePool({ size: 1 })
  try {
    for (const id of coupleStyles) {
      const style = studioStyles().find((candidate) => candidate.id === id)
      if (!style) throw new Error(`The landing page shows a couple in the style ${id}, which there is not.`)
      const job = {
        kind: 'couple',
        partners: [partner(0), partner(1)],
        recipe: style.recipe,
        widthPx: masterWidthPx,
      } as const
      const { images } = await pool.run(job, { seed })
      const master = images.find(({ role }) => role === 'master')
      if (!master) throw new Error(`The engine made no picture in the style ${id}.`)
      await save(master.bytes, `${folder}/${id}`)
      if (`couple/${id}` === coupleShowcase.comparison.file)
        await drawHeads({ pool, photos, picture: master.bytes, folder })
    }
  } finally {
    await pool.close()
  }
}

/** Each head in its portrait and in the picture, cut alike, so that the two lie on each other. */
async function drawHeads({
  pool,
  photos,
  picture,
  folder,
}: {
  pool: EnginePool
  photos: readonly Buffer[]
  picture: Uint8Array
  folder: string
}): Promise<void> {
  for (const [index, photo] of photos.entries()) {
    const { before, after } = await frameHeads({ pool, photo, picture, index })
    await save(await sharp(photo).extract(before).toBuffer(), `${folder}/head-${index + 1}-before`)
    await save(
      await sharp(picture).extract(after).keepXmp().png().toBuffer(),
      `${folder}/head-${index + 1}-after`,
    )
  }
}

/** Upright, without what a camera wrote beside it, and no larger than the engine needs. */
function readPortrait(path: string): Promise<Buffer> {
  return readFile(path).then((bytes) =>
    sharp(bytes)
      .rotate()
      .resize({ width: 2048, height: 2048, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 95 })
      .toBuffer(),
  )
}

/** 3:4 in each width of the site; a picture keeps the mark that says what made it. */
async function save(picture: Uint8Array, path: string): Promise<void> {
  for (const widthPx of siteImageWidthsPx)
    await sharp(picture)
      .resize(widthPx, Math.round((widthPx * 4) / 3), { position: 'top' })
      .keepXmp()
      .webp({ quality, effort: 6 })
      .toFile(`${path}-${widthPx}.webp`)
}

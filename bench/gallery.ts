import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { studioStyles } from '@ever-after/art'
import { type Attire, createEnginePool, EngineError, type Partner } from '@ever-after/engine'
import sharp from 'sharp'
import { cutSamplePhotos } from '../scripts/steps/cut-sample-photos.ts'
import { root } from '../scripts/steps/root.ts'

const pairings: [Attire, Attire][] = [
  ['dress', 'suit'],
  ['suit', 'dress'],
  ['dress', 'dress'],
  ['suit', 'suit'],
]
const tileWidthPx = 450
const portraitsFolder = process.argv[2] ?? (await cutSamplePhotos())
const target = join(root, '.data/gallery')
await mkdir(target, { recursive: true })

const portraits = (await readdir(portraitsFolder)).filter((name) => /\.(jpe?g|png|webp)$/i.test(name)).sort()
const categories = [...Map.groupBy(studioStyles(), ({ category }) => category).values()]
const pool = createEnginePool()
const tiles: Buffer[] = []
for (const [at, { style, pairing }] of plan().entries()) await draw(at, style, pairing)
await pool.close()
await writeFile(join(target, 'sheet.jpg'), await sheet())
console.log(`${tiles.length} pictures in ${target}, all on sheet.jpg`)

/** Each pairing in each category, and every style of a category in turn. */
function plan() {
  return categories.flatMap((styles) =>
    pairings.map((pairing, index) => ({ style: styles[index % styles.length], pairing })),
  )
}

async function draw(
  at: number,
  style: ReturnType<typeof studioStyles>[number],
  pairing: [Attire, Attire],
): Promise<void> {
  const names = [portraits[(2 * at) % portraits.length], portraits[(2 * at + 1) % portraits.length]]
  const photos = await Promise.all(names.map((name) => readFile(join(portraitsFolder, name))))
  const partners: [Partner, Partner] = [
    { photo: photos[0], attire: pairing[0] },
    { photo: photos[1], attire: pairing[1] },
  ]
  const number = String(at + 1).padStart(2, '0')
  const title = `${number}  ${style.displayName}, ${pairing.join(' and ')}, ${names.join(' and ')}`
  try {
    const { images, report } = await pool.run(
      { kind: 'couple', partners, recipe: style.recipe, widthPx: 1200 },
      { seed: 1 },
    )
    const { bytes } = images[0]
    await writeFile(join(target, `${number}-${style.id}-${pairing.join('-')}.jpg`), bytes)
    tiles.push(await sharp(bytes).resize(tileWidthPx).jpeg().toBuffer())
    const figures = [report.likeness, report.skinDeltaE].map((list) =>
      list.map((value) => value.toFixed(2)).join(' '),
    )
    console.log(`${title}: likeness ${figures[0]}, skin ΔE ${figures[1]} ${report.warnings.join(', ')}`)
  } catch (error) {
    if (!(error instanceof EngineError)) throw error
    console.log(`${title}: refused, ${error.code}: ${error.message}`)
  }
}

async function sheet(): Promise<Buffer> {
  const columns = pairings.length
  const tileHeightPx = (tileWidthPx * 4) / 3
  const rows = Math.ceil(tiles.length / columns)
  const background = '#ffffff'
  return sharp({
    create: { width: columns * tileWidthPx, height: rows * tileHeightPx, channels: 3, background },
  })
    .composite(
      tiles.map((input, at) => ({
        input,
        left: (at % columns) * tileWidthPx,
        top: Math.floor(at / columns) * tileHeightPx,
      })),
    )
    .jpeg({ quality: 88 })
    .toBuffer()
}

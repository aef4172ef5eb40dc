import { mkdir } from 'node:fs/promises'
import sharp from 'sharp'
import { showcase, siteImageWidthsPx } from '../../apps/web/src/features/site/showcase.ts'
import { root } from './root.ts'

const quality = 74
const card = { widthPx: 1200, heightPx: 630, paper: '#fbf8f3' }

const pathOf = (file: string) => `${root}apps/server/catalogue-pictures/${file}/preview.webp`

/** Draws the pictures of the public site in its widths, and the card that a link to it shows, from the catalogue's. */
export async function drawSitePictures(builtFolder: string): Promise<void> {
  const folder = `${builtFolder}/site`
  await mkdir(folder, { recursive: true })
  const files = new Set(Object.values(showcase).flatMap((pictures) => pictures.map(({ file }) => file)))
  for (const file of files)
    for (const widthPx of siteImageWidthsPx)
      await sharp(pathOf(file))
        .resize({ width: widthPx })
        .webp({ quality, effort: 6 })
        .toFile(`${folder}/${file}-${widthPx}.webp`)
  await drawCard(`${folder}/card.jpg`)
}

/** Three arches on paper; the words of a card stand beside its picture. */
async function drawCard(path: string): Promise<void> {
  const [middle, left, right] = showcase.hero
  const arches = [
    { file: left.file, widthPx: 320, leftPx: 130 },
    { file: right.file, widthPx: 320, leftPx: 750 },
    { file: middle.file, widthPx: 400, leftPx: 400 },
  ]
  const composed = await Promise.all(
    arches.map(async ({ file, widthPx, leftPx }) => {
      const input = await drawArch(file, widthPx)
      return { input, left: leftPx, top: card.heightPx - 40 - Math.round((widthPx * 5) / 4) }
    }),
  )
  const { widthPx: width, heightPx: height, paper: background } = card
  await sharp({ create: { width, height, channels: 3, background } })
    .composite(composed)
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(path)
}

async function drawArch(file: string, widthPx: number): Promise<Buffer> {
  const [width, height] = [widthPx, Math.round((widthPx * 5) / 4)]
  const inner = `M8 ${width / 2}A${width / 2 - 8} ${width / 2 - 8} 0 0 1 ${width - 8} ${width / 2}V${height - 28}a20 20 0 0 1-20 20H28a20 20 0 0 1-20-20Z`
  const outer = `M0 ${width / 2}A${width / 2} ${width / 2} 0 0 1 ${width} ${width / 2}V${height}H0Z`
  const svg = (path: string, fill: string) =>
    Buffer.from(`<svg width="${width}" height="${height}"><path d="${path}" fill="${fill}"/></svg>`)
  const picture = await sharp(pathOf(file))
    .resize(width, height, { position: 'top' })
    .composite([{ input: svg(inner, '#fff'), blend: 'dest-in' }])
    .png()
    .toBuffer()
  return sharp(svg(outer, card.paper))
    .composite([{ input: picture }])
    .png()
    .toBuffer()
}

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
  const size = { widthPx, heightPx: Math.round((widthPx * 5) / 4) }
  const raw = { width: widthPx, height: size.heightPx, channels: 4 as const }
  const picture = await sharp(pathOf(file))
    .resize(widthPx, size.heightPx, { position: 'top' })
    .composite([{ input: archMask({ ...size, marginPx: 8, cornerPx: 20 }), raw, blend: 'dest-in' }])
    .png()
    .toBuffer()
  return sharp({ create: { width: widthPx, height: size.heightPx, channels: 4, background: card.paper } })
    .composite([
      { input: archMask({ ...size, marginPx: 0, cornerPx: 0.5 }), raw, blend: 'dest-in' },
      { input: picture },
    ])
    .png()
    .toBuffer()
}

interface Arch {
  widthPx: number
  heightPx: number
  marginPx: number
  /** Radius of the two lower corners; above, the arch is half a circle. */
  cornerPx: number
}

/** RGBA of a white arch with a soft edge of one pixel. */
function archMask({ widthPx, heightPx, marginPx, cornerPx }: Arch): Buffer {
  const mask = Buffer.alloc(widthPx * heightPx * 4, 255)
  const [halfWidth, halfHeight] = [widthPx / 2 - marginPx, heightPx / 2 - marginPx]
  for (let y = 0; y < heightPx; y++)
    for (let x = 0; x < widthPx; x++) {
      const [fromMiddle, down] = [Math.abs(x + 0.5 - widthPx / 2), y + 0.5 - heightPx / 2]
      const radius = down < 0 ? halfWidth : cornerPx
      const [outX, outY] = [fromMiddle - halfWidth + radius, Math.abs(down) - halfHeight + radius]
      const outside =
        Math.min(Math.max(outX, outY), 0) + Math.hypot(Math.max(outX, 0), Math.max(outY, 0)) - radius
      mask[(y * widthPx + x) * 4 + 3] = Math.round(255 * Math.min(1, Math.max(0, 0.5 - outside)))
    }
  return mask
}

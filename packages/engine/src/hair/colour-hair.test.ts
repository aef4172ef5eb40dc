import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { linearFromByte, oklabFromLinear } from '../pixels/colour-space.ts'
import { hairColours } from '../spec/hair-colour.ts'
import { sampleFace } from '../testing/sample-faces.ts'
import { decodePhoto } from '../vision/index.ts'
import { type ColouredHair, colourHair, swatchHair } from './colour-hair.ts'
import { dyeHair } from './dye-hair.ts'
import { hairDyes } from './hair-dyes.ts'
import { mapHair } from './map-hair.ts'
import { measureHair } from './measure-hair.ts'

let photo: Uint8Array
let platinum: ColouredHair
let black: Uint8Array
let hair: Float32Array

beforeAll(async () => {
  photo = await sampleFace('straight')
  platinum = await colourHair({ photo, isConfirmedAdult: true }, 'platinum')
  black = dyeHair(measureHair(platinum.portrait), hairDyes.black)
  hair = mapHair(platinum.portrait)
}, 60_000)

/** Mean OKLab colour of the px that are hair for certain. */
function meanHair(bytes: Uint8Array): [lightness: number, a: number, b: number] {
  const sums: [number, number, number] = [0, 0, 0]
  let count = 0
  for (let i = 0; i < hair.length; i++) {
    if (hair[i] < 0.9) continue
    const j = i * 3
    const lab = oklabFromLinear([
      linearFromByte[bytes[j]],
      linearFromByte[bytes[j + 1]],
      linearFromByte[bytes[j + 2]],
    ])
    for (let c = 0; c < 3; c++) sums[c] += lab[c]
    count++
  }
  return [sums[0] / count, sums[1] / count, sums[2] / count]
}

test('hair becomes light and black from the same photo', () => {
  expect(meanHair(platinum.bytes)[0]).toBeGreaterThan(0.6)
  expect(meanHair(black)[0]).toBeLessThan(0.26)
})

test('px without hair keep the bytes of the photo', async () => {
  const image = await decodePhoto(photo, 1600)
  expect([platinum.portrait.view.widthPx, platinum.portrait.view.heightPx]).toEqual([
    image.widthPx,
    image.heightPx,
  ])
  let changed = 0
  let kept = 0
  for (let i = 0; i < hair.length; i++) {
    if (hair[i] > 0) continue
    kept++
    for (let j = i * 3; j < i * 3 + 3; j++) if (platinum.bytes[j] !== image.data[j]) changed++
  }
  expect(kept).toBeGreaterThan(hair.length / 3)
  expect(changed).toBe(0)
})

test('strands stay: dyed hair keeps the light and shade of the photo', () => {
  const { data } = platinum.portrait.view.image
  const before: number[] = []
  const after: number[] = []
  for (let i = 0; i < hair.length; i += 11) {
    if (hair[i] < 0.95) continue
    before.push(data[i * 3 + 1])
    after.push(black[i * 3 + 1])
  }
  expect(correlation(before, after)).toBeGreaterThan(0.75)
})

test('brows keep their colour', () => {
  const { mesh, widthPx } = platinum.portrait.view
  for (const brow of [105, 334]) {
    const i = Math.round(mesh[brow * 3 + 1]) * widthPx + Math.round(mesh[brow * 3])
    expect(hair[i]).toBeLessThan(0.05)
  }
})

if (process.env.FULL)
  test('the same photo gives the same bytes twice', async () => {
    const again = await colourHair({ photo, isConfirmedAdult: true }, 'platinum')
    expect(Buffer.compare(again.bytes, platinum.bytes)).toBe(0)
  })

test('twelve swatches of 3:4 differ from each other', { tags: ['slow'], timeout: 30_000 }, async () => {
  const { swatches } = await swatchHair({ photo, isConfirmedAdult: true }, 180)
  expect(swatches.map(({ colour }) => colour)).toEqual(hairColours)
  expect(new Set(swatches.map(({ widthPx, heightPx }) => `${widthPx}x${heightPx}`))).toEqual(
    new Set(['180x240']),
  )
  expect(new Set(swatches.map(({ bytes }) => Buffer.from(bytes).toString('base64'))).size).toBe(12)
})

test.each([
  ['1:1', 788, 788],
  ['2:3', 526, 788],
  ['3:4', 591, 788],
  ['16:9', 1400, 788],
])(
  'a swatch of a %s photo shows the part of it that it tells of',
  {
    tags: ['slow'],
    timeout: 60_000,
  },
  async (_ratio, width, height) => {
    const wide = await sharp(photo)
      .resize({ width, height, fit: 'contain', position: 'left', background: '#9aa7b0' })
      .jpeg({ quality: 95 })
      .toBuffer()
    const { swatches, frame } = await swatchHair({ photo: wide, isConfirmedAdult: true }, 180)
    const part = await sharp(wide)
      .extract({
        left: Math.round(frame.x * width),
        top: Math.round(frame.y * height),
        width: Math.round(frame.width * width),
        height: Math.round(frame.height * height),
      })
      .resize(180, 240, { fit: 'fill' })
      .removeAlpha()
      .raw()
      .toBuffer()
    // Skin and cloth keep their colour; were the part another one, these would not lie on each other.
    const differences = Array.from(part, (value, at) => Math.abs(value - swatches[0].bytes[at])).sort(
      (a, b) => a - b,
    )
    expect(differences[Math.floor(differences.length / 2)]).toBeLessThanOrEqual(4)
  },
)

test('a head without hair is refused by its code', async () => {
  const { view } = platinum.portrait
  const bald = {
    ...platinum.portrait,
    parts: { ...platinum.portrait.parts, hair: new Float32Array(view.widthPx * view.heightPx) },
  }
  expect(() => mapHair(bald)).toThrow(expect.objectContaining({ code: 'no_hair' }))
})

test('a picture without a face is refused by its code', async () => {
  const grey = await sharp({ create: { width: 300, height: 400, channels: 3, background: '#808080' } })
    .jpeg()
    .toBuffer()
  await expect(colourHair({ photo: grey }, 'teal')).rejects.toMatchObject({ code: 'no_face' })
}, 30_000)

function correlation(a: readonly number[], b: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const meanA = mean(a)
  const meanB = mean(b)
  const product = mean(a.map((value, i) => (value - meanA) * (b[i] - meanB)))
  const spread = (values: readonly number[], middle: number) =>
    Math.sqrt(mean(values.map((value) => (value - middle) ** 2)))
  return product / (spread(a, meanA) * spread(b, meanB))
}

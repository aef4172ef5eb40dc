import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { RgbImage } from '../pixels/rgb-image.ts'
import { findFaces } from '../vision/index.ts'
import { fitCandidate } from './fit-candidate.ts'
import { openCandidate } from './open-candidate.ts'
import { exampleDrawing } from './testing/example-drawings.ts'

const portrait = { widthPx: 1200, heightPx: 1600 }

/** A picture whose red tells the column and whose green tells the row. */
function ruled(widthPx: number, heightPx: number): RgbImage {
  const data = new Uint8Array(widthPx * heightPx * 3)
  for (let y = 0, i = 0; y < heightPx; y++)
    for (let x = 0; x < widthPx; x++, i += 3) {
      data[i] = (x / widthPx) * 255
      data[i + 1] = (y / heightPx) * 255
    }
  return { widthPx, heightPx, data }
}
const sizeOf = ({ widthPx, heightPx }: RgbImage) => [widthPx, heightPx]

test.each([
  [1200, 1600, 1200, 1600],
  [900, 1200, 1200, 1600],
  [896, 1200, 1200, 1600],
  [864, 1296, 1200, 1600],
  [1024, 1536, 1200, 1600],
  [1792, 2400, 1200, 1600],
])('a drawing of %i × %i becomes %i × %i', async (width, height, widthPx, heightPx) => {
  expect(sizeOf(await fitCandidate(ruled(width, height), portrait))).toEqual([widthPx, heightPx])
})

test('a larger picture is kept as large as it was drawn, up to what was asked for', {
  tags: ['MEMB-07', 'A58'],
}, async () => {
  const premium = { widthPx: 1500, heightPx: 2000 }
  expect(sizeOf(await fitCandidate(ruled(1350, 1800), premium))).toEqual([1350, 1800])
  expect(sizeOf(await fitCandidate(ruled(1800, 2400), premium))).toEqual([1500, 2000])
  expect(sizeOf(await fitCandidate(ruled(900, 1200), premium))).toEqual([1200, 1600])
})

test.each([
  [1024, 1024],
  [1600, 1200],
  [720, 1280],
])('a drawing of %i × %i has the wrong shape for an upright picture', async (width, height) => {
  await expect(fitCandidate(ruled(width, height), portrait)).rejects.toMatchObject({
    code: 'provider_unavailable',
    reason: 'wrong_shape',
  })
})

test('a small drawing is not blown up', async () => {
  await expect(fitCandidate(ruled(600, 800), portrait)).rejects.toMatchObject({
    code: 'provider_unavailable',
    reason: 'wrong_size',
  })
  expect(sizeOf(await fitCandidate(ruled(810, 1080), portrait))).toEqual([1200, 1600])
})

test('a cut takes more from below than from above', async () => {
  const { data, widthPx, heightPx } = await fitCandidate(ruled(1200, 1800), portrait)
  const above = data[1]
  const below = 255 - data[(heightPx - 1) * widthPx * 3 + 1]
  expect(above).toBeGreaterThan(3)
  expect(below).toBeGreaterThan(1.8 * above)
})

test('no hair is cut off above a face close to the upper border', async () => {
  const drawn = await sharp(await exampleDrawing({ people: ['parting'], heightPx: 1800 }))
    .extract({ left: 0, top: 380, width: 800, height: 1200 })
    .toBuffer()
  const image = await openCandidate(drawn)
  const [before] = await findFaces(image)
  const fitted = await fitCandidate(image, portrait)
  const [after] = await findFaces(fitted)
  const scale = fitted.widthPx / image.widthPx
  expect(after.box.top / scale).toBeGreaterThan(before.box.top - 5)
})

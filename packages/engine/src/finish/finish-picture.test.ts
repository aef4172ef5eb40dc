// @module-tag slow
import { expect, test } from 'vitest'
import { noisePlane } from '../pixels/noise.ts'
import { emptyPicture, type Picture } from '../pixels/picture.ts'
import { pictureBytes } from '../pixels/picture-bytes.ts'
import type { Finish } from '../spec/job.ts'
import { finishPicture } from './finish-picture.ts'

const widthPx = 300
const heightPx = 400
const finishes: Finish[] = ['film', 'soft', 'bw', 'watercolour']

/** A colourful picture with fine detail everywhere. */
function sample(): Picture {
  const picture = emptyPicture(widthPx, heightPx)
  const detail = noisePlane(widthPx * heightPx, 11)
  for (let i = 0; i < detail.length; i++) {
    const x = (i % widthPx) / widthPx
    picture.r[i] = 0.3 + 0.4 * x + 0.08 * detail[i]
    picture.g[i] = 0.4 + 0.08 * detail[i]
    picture.b[i] = 0.6 - 0.3 * x + 0.08 * detail[i]
  }
  return picture
}

/** A face over the middle of the picture. */
const faceMask = new Float32Array(widthPx * heightPx).map((_, i) =>
  Math.hypot((i % widthPx) - 150, Math.floor(i / widthPx) - 200) < 70 ? 1 : 0,
)
const noFace = new Float32Array(widthPx * heightPx)

function finished(finish: Finish, { seed = 1, isGentle = false, mask = faceMask } = {}): Picture {
  const picture = sample()
  finishPicture({ picture, faceMask: mask, finish, seed, isGentle })
  return picture
}

for (const finish of process.env.FULL ? finishes : [])
  test(`${finish} gives the same bytes for a seed and others for another`, () => {
    const once = pictureBytes(finished(finish, { seed: 5 }))
    expect(pictureBytes(finished(finish, { seed: 5 }))).toEqual(once)
    expect(pictureBytes(finished(finish, { seed: 6 }))).not.toEqual(once)
  })

for (const finish of finishes)
  test(`${finish} stays within 0..1`, () => {
    const { r, g, b } = finished(finish)
    for (const plane of [r, g, b]) {
      const { least, most } = range(plane)
      expect(least).toBeGreaterThanOrEqual(0)
      expect(most).toBeLessThanOrEqual(1.0001)
    }
  })

for (const finish of process.env.FULL ? (['soft', 'watercolour'] as const) : [])
  test(`${finish} keeps more of a face than of anything else, and a gentle one still more`, () => {
    const kept = (picture: Picture) => correlation(sample().g, picture.g)
    const bare = kept(finished(finish, { mask: noFace }))
    const face = kept(finished(finish))
    const gentle = kept(finished(finish, { isGentle: true }))
    expect(face).toBeGreaterThan(bare)
    expect(gentle).toBeGreaterThan(face)
  })

test('black and white has no colour but a faint warmth in its darks and lights', () => {
  const { r, g, b } = finished('bw')
  for (let i = 0; i < r.length; i += 13) {
    expect(Math.abs(r[i] - g[i])).toBeLessThan(0.03)
    expect(Math.abs(g[i] - b[i])).toBeLessThan(0.05)
  }
})

test('film glows around lights, and hardly on faces', () => {
  const glow = (mask: Float32Array) => {
    const picture = emptyPicture(widthPx, heightPx)
    for (const plane of [picture.r, picture.g, picture.b]) plane.fill(0.4)
    for (let y = 150; y < 250; y++) picture.g.fill(1, y * widthPx + 120, y * widthPx + 140)
    finishPicture({ picture, faceMask: mask, finish: 'film', seed: 1, isGentle: true })
    return picture.g[200 * widthPx + 143]
  }
  expect(glow(noFace)).toBeGreaterThan(glow(faceMask) + 0.01)
})

test.each([
  ['film', 'lighter beside a light'],
  ['soft', 'lighter beside a light'],
  ['watercolour', 'more colourful'],
  ['oil', 'more colourful'],
] as const)('%s makes everything but skin %s', (finish, change) => {
  const at = 200 * widthPx + 143
  const changed = (skinMask?: Float32Array) => {
    const picture = emptyPicture(widthPx, heightPx)
    const { r, g, b } = picture
    r.fill(0.72)
    g.fill(0.52)
    b.fill(0.42)
    for (let y = 150; y < 250; y++)
      for (const plane of [r, g, b]) plane.fill(1, y * widthPx + 120, y * widthPx + 140)
    finishPicture({ picture, faceMask: noFace, skinMask, finish, seed: 1, isGentle: false })
    return change === 'more colourful' ? r[at] - b[at] : g[at]
  }
  expect(changed()).toBeGreaterThan(changed(new Float32Array(widthPx * heightPx).fill(1)) + 0.004)
})

test('watercolour leaves a border of bare paper', () => {
  const { r, b } = finished('watercolour')
  const corner = 3 * widthPx + 3
  expect(r[corner]).toBeGreaterThan(0.93)
  expect(r[corner]).toBeGreaterThan(b[corner])
})

/** How much of the detail inside the face area survived, 0..1. */
function correlation(before: Float32Array, after: Float32Array): number {
  const at = [...faceMask.keys()].filter((i) => faceMask[i] === 1)
  const mean = (plane: Float32Array) => at.reduce((sum, i) => sum + plane[i], 0) / at.length
  const [meanBefore, meanAfter] = [mean(before), mean(after)]
  let product = 0
  let squareBefore = 0
  let squareAfter = 0
  for (const i of at) {
    product += (before[i] - meanBefore) * (after[i] - meanAfter)
    squareBefore += (before[i] - meanBefore) ** 2
    squareAfter += (after[i] - meanAfter) ** 2
  }
  return product / Math.sqrt(squareBefore * squareAfter)
}

function range(plane: Float32Array): { least: number; most: number } {
  let least = Infinity
  let most = -Infinity
  for (const value of plane) {
    least = Math.min(least, value)
    most = Math.max(most, value)
  }
  return { least, most }
}

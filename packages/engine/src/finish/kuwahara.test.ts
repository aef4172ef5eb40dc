import { expect, test } from 'vitest'
import { noisePlane } from '../pixels/noise.ts'
import { emptyPicture, type Picture } from '../pixels/picture.ts'
import { paintKuwahara } from './kuwahara.ts'

const widthPx = 120
const heightPx = 230

/** Dark on the left, light on the right, with noise over both. */
function edge(): Picture {
  const picture = emptyPicture(widthPx, heightPx)
  const noise = noisePlane(widthPx * heightPx, 3)
  for (let i = 0; i < noise.length; i++) {
    const tone = (i % widthPx < 60 ? 0.2 : 0.8) + noise[i] * 0.03
    picture.r[i] = picture.g[i] = picture.b[i] = tone
  }
  return picture
}

function paint(source: Picture, radiusPx: number): Picture {
  const target = emptyPicture(widthPx, heightPx)
  paintKuwahara(source, radiusPx, target)
  return target
}

const spread = (plane: Float32Array, from: number, to: number) => {
  const values = [...plane].filter((_, i) => i % widthPx >= from && i % widthPx < to)
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
}

test('painting calms noise and keeps edges sharp', () => {
  const source = edge()
  const painted = paint(source, 6)
  expect(spread(painted.r, 5, 50)).toBeLessThan(spread(source.r, 5, 50) / 2.5)
  const row = 115 * widthPx
  expect(painted.r[row + 55]).toBeLessThan(0.3)
  expect(painted.r[row + 64]).toBeGreaterThan(0.7)
})

test('an even picture stays as it is, up to its corners', () => {
  const even = emptyPicture(widthPx, heightPx)
  for (const plane of [even.r, even.g, even.b]) plane.fill(0.4)
  const painted = paint(even, 5)
  expect(painted.g.every((value) => Math.abs(value - 0.4) < 1e-5)).toBe(true)
})

test('bands leave no trace: a picture shifted down is painted the same, shifted down', () => {
  const source = edge()
  const shifted = emptyPicture(widthPx, heightPx)
  for (const channel of ['r', 'g', 'b'] as const)
    shifted[channel].set(source[channel].subarray(0, (heightPx - 37) * widthPx), 37 * widthPx)
  const painted = paint(source, 5).r
  const paintedShifted = paint(shifted, 5).r
  for (let y = 30; y < 150; y++)
    for (let x = 0; x < widthPx; x += 7)
      expect(paintedShifted[(y + 37) * widthPx + x]).toBeCloseTo(painted[y * widthPx + x], 4)
})

import { expect, test } from 'vitest'
import { tileSidePx } from '../pixels/noise-tile.ts'
import { emptyPicture, type Picture } from '../pixels/picture.ts'
import { makeCanvas } from './canvas.ts'
import { paintOil } from './oil.ts'
import { cellPx, findGrain } from './paint-grain.ts'

const widthPx = 240
const heightPx = 320

/** Upright bars with fine checks on them. */
function bars(): Picture {
  const picture = emptyPicture(widthPx, heightPx)
  for (let y = 0, i = 0; y < heightPx; y++)
    for (let x = 0; x < widthPx; x++, i++) {
      const bar = x % 80 < 40 ? 0.25 : 0.7
      const check = (x + y) % 2 ? 0.06 : -0.06
      picture.r[i] = bar + check
      picture.g[i] = bar * 0.8 + check
      picture.b[i] = 0.9 - bar + check
    }
  return picture
}

function painted(face: number, seed = 1): Picture {
  const picture = bars()
  const faceMask = new Float32Array(widthPx * heightPx).fill(face)
  paintOil({ picture, faceMask, skinMask: faceMask, seed, onFaces: 0.1 })
  return picture
}

const distance = (a: Picture, b: Picture) =>
  a.r.reduce((sum, value, i) => sum + Math.abs(value - b.r[i]), 0) / a.r.length

test('paint takes the place of fine detail and keeps the colours', () => {
  const before = bars()
  const after = painted(0)
  const mean = (plane: Float32Array) => plane.reduce((sum, value) => sum + value, 0) / plane.length
  expect(distance(after, before)).toBeGreaterThan(0.04)
  expect(Math.abs(mean(after.g) - mean(before.g))).toBeLessThan(0.03)
})

test('faces stay nearer to the photo than the rest', () => {
  expect(distance(painted(1), bars())).toBeLessThan(distance(painted(0), bars()) * 0.8)
})

test('a seed paints one picture', () => {
  expect(painted(0, 5).r).toEqual(painted(0, 5).r)
  expect(painted(0, 5).r).not.toEqual(painted(0, 6).r)
})

test('strokes run along upright forms', () => {
  const grain = findGrain(bars(), widthPx / 900)
  const atEdge = Math.floor(heightPx / 2 / cellPx) * grain.columns + 40 / cellPx
  expect(Math.abs(grain.y[atEdge])).toBeGreaterThan(0.95)
  expect(grain.detail[atEdge]).toBeGreaterThan(0.05)
})

test('canvas repeats without a seam', () => {
  const canvas = makeCanvas(3)
  const step = (from: number, to: number) => {
    let sum = 0
    for (let y = 0; y < tileSidePx; y++)
      sum += Math.abs(canvas[y * tileSidePx + from] - canvas[y * tileSidePx + to])
    return sum / tileSidePx
  }
  expect(step(tileSidePx - 1, 0)).toBeLessThan(1.5 * step(3, 4) + 0.1)
})

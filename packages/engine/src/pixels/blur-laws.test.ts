import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawPlane, farthest, mirrorPlane, noisyPlane, sumOf } from '../testing/planes.ts'
import { blurLarge, gaussianBlur } from './blur.ts'

const widthPx = 48
const heightPx = 36
const seeds = fc.integer({ min: 1, max: 1e6 })
const sigmas = fc.double({ min: 0.3, max: 5, noNaN: true })
const noise = (seed: number) => noisyPlane(widthPx * heightPx, seed)
const blur = (plane: Float32Array, sigmaPx: number) => gaussianBlur(plane, widthPx, heightPx, sigmaPx)

test('a blur comes close to the exact Gaussian sum away from the borders', () => {
  const plane = noise(3)

  for (const sigmaPx of [1.2, 2, 3.5]) {
    const blurred = blur(plane, sigmaPx)
    const reachPx = Math.ceil(3 * sigmaPx)
    for (let y = 12; y < heightPx - 12; y += 3)
      for (let x = 12; x < widthPx - 12; x += 3)
        expect(Math.abs(blurred[y * widthPx + x] - exactAt(plane, x, y, sigmaPx, reachPx))).toBeLessThan(
          0.035,
        )
  }
})

test('a blur of a sum is the sum of the blurs', () => {
  fc.assert(
    fc.property(seeds, seeds, sigmas, (first, second, sigmaPx) => {
      const a = noise(first)
      const b = noise(second)
      const apart = blur(a, sigmaPx)
      const other = blur(b, sigmaPx)

      const together = blur(
        a.map((value, i) => value + 2 * b[i]),
        sigmaPx,
      )

      expect(
        farthest(
          together,
          apart.map((value, i) => value + 2 * other[i]),
        ),
      ).toBeLessThan(1e-4)
    }),
    { numRuns: 12 },
  )
})

test('a mirrored plane blurs to the mirrored blur', () => {
  fc.assert(
    fc.property(seeds, sigmas, (seed, sigmaPx) => {
      const plane = noise(seed)

      expect(
        farthest(blur(mirrorPlane(plane, widthPx), sigmaPx), mirrorPlane(blur(plane, sigmaPx), widthPx)),
      ).toBeLessThan(1e-4)
    }),
    { numRuns: 12 },
  )
})

test('no blur leaves the range of its plane', () => {
  fc.assert(
    fc.property(seeds, fc.double({ min: 0.3, max: 20, noNaN: true }), (seed, sigmaPx) => {
      const plane = noise(seed)
      const least = Math.min(...plane) - 1e-5
      const most = Math.max(...plane) + 1e-5

      for (const blurred of [blur(plane, sigmaPx), blurLarge(plane, widthPx, heightPx, sigmaPx)]) {
        expect(Math.min(...blurred)).toBeGreaterThanOrEqual(least)
        expect(Math.max(...blurred)).toBeLessThanOrEqual(most)
      }
    }),
    { numRuns: 12 },
  )
})

test('a spot away from the borders keeps all of its light, wherever it lies', () => {
  fc.assert(
    fc.property(fc.nat(9), fc.nat(7), fc.double({ min: 0.3, max: 3, noNaN: true }), (dx, dy, sigmaPx) => {
      const spot = drawPlane(widthPx, heightPx, (x, y) => (x === 18 + dx && y === 14 + dy ? 5 : 0))

      expect(sumOf(blur(spot, sigmaPx))).toBeCloseTo(5, 3)
    }),
    { numRuns: 20 },
  )
})

test('the large blur of a small sigma is the exact one', () => {
  const plane = noise(8)

  expect(blurLarge(plane, widthPx, heightPx, 5.9)).toEqual(blur(plane, 5.9))
})

test('the large blur keeps the mean of a plane whose size its blocks do not divide', () => {
  const plane = noise(5)

  const blurred = blurLarge(plane, widthPx, heightPx, 13)

  expect(sumOf(blurred) / blurred.length).toBeCloseTo(sumOf(plane) / plane.length, 1)
  expect(Math.max(...blurred) - Math.min(...blurred)).toBeLessThan(0.15)
})

test('a given target is the plane that comes back, and the source stays as it was', () => {
  const plane = noise(6)
  const before = new Float32Array(plane)
  const target = new Float32Array(plane.length)

  expect(gaussianBlur(plane, widthPx, heightPx, 2, target)).toBe(target)
  expect(blurLarge(plane, widthPx, heightPx, 9, target)).toBe(target)
  expect(plane).toEqual(before)
})

function exactAt(plane: Float32Array, x: number, y: number, sigmaPx: number, reachPx: number): number {
  let sum = 0
  let weights = 0
  for (let dy = -reachPx; dy <= reachPx; dy++)
    for (let dx = -reachPx; dx <= reachPx; dx++) {
      const weight = Math.exp(-(dx * dx + dy * dy) / (2 * sigmaPx * sigmaPx))
      sum += weight * (plane[(y + dy) * widthPx + x + dx] ?? 0)
      weights += weight
    }
  return sum / weights
}

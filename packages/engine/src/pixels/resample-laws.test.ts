import fc from 'fast-check'
import { expect, test } from 'vitest'
import { farthest, mirrorPlane, noisyPlane } from '../testing/planes.ts'
import { resizePlane } from './resample.ts'

const side = fc.integer({ min: 1, max: 17 })
const seeds = fc.integer({ min: 1, max: 1e6 })

test('a resized plane is the bilinear mean of the four px around each place', () => {
  fc.assert(
    fc.property(side, side, side, side, seeds, (width, height, toWidth, toHeight, seed) => {
      const plane = noisyPlane(width * height, seed)

      const resized = resizePlane(plane, width, height, toWidth, toHeight)

      for (let y = 0; y < toHeight; y++)
        for (let x = 0; x < toWidth; x++) {
          const expected = bilinear({
            plane,
            width,
            height,
            x: ((x + 0.5) * width) / toWidth - 0.5,
            y: ((y + 0.5) * height) / toHeight - 0.5,
          })
          expect(resized[y * toWidth + x]).toBeCloseTo(expected, 5)
        }
    }),
    { numRuns: 60 },
  )
})

test('a plane resized to its own size is the same plane', () => {
  fc.assert(
    fc.property(side, side, seeds, (width, height, seed) => {
      const plane = noisyPlane(width * height, seed)

      expect(resizePlane(plane, width, height, width, height)).toEqual(plane)
    }),
  )
})

test('no resized px lies outside the range of its source', () => {
  fc.assert(
    fc.property(side, side, side, side, seeds, (width, height, toWidth, toHeight, seed) => {
      const plane = noisyPlane(width * height, seed)
      const resized = resizePlane(plane, width, height, toWidth, toHeight)

      expect(Math.min(...resized)).toBeGreaterThanOrEqual(Math.min(...plane) - 1e-6)
      expect(Math.max(...resized)).toBeLessThanOrEqual(Math.max(...plane) + 1e-6)
    }),
  )
})

test('a mirrored plane is resized to the mirrored plane', () => {
  fc.assert(
    fc.property(side, side, side, side, seeds, (width, height, toWidth, toHeight, seed) => {
      const plane = noisyPlane(width * height, seed)
      const mirrored = resizePlane(mirrorPlane(plane, width), width, height, toWidth, toHeight)
      const expected = mirrorPlane(resizePlane(plane, width, height, toWidth, toHeight), toWidth)

      expect(farthest(mirrored, expected)).toBeLessThan(1e-5)
    }),
  )
})

test('a given target is written to its last px and comes back', () => {
  const target = new Float32Array(12).fill(-1)

  expect(resizePlane(new Float32Array(6).fill(0.5), 3, 2, 4, 3, undefined, target)).toBe(target)
  expect([...target]).toEqual(Array(12).fill(0.5))
})

interface Place {
  plane: Float32Array
  width: number
  height: number
  x: number
  y: number
}

function bilinear({ plane, width, height, x, y }: Place): number {
  const clampedX = Math.max(0, Math.min(width - 1, x))
  const clampedY = Math.max(0, Math.min(height - 1, y))
  let sum = 0
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const weight = Math.max(0, 1 - Math.abs(clampedX - column)) * Math.max(0, 1 - Math.abs(clampedY - row))
      sum += weight * plane[row * width + column]
    }
  return sum
}

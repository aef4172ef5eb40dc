import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boxBlur } from './box-blur.ts'

test('a flat plane stays flat up to its borders', () => {
  const source = new Float32Array(7 * 5).fill(0.25)

  const blurred = boxBlur({ source, widthPx: 7, heightPx: 5, radiusPx: 2 })

  for (const value of blurred) expect(value).toBeCloseTo(0.25, 6)
})

test('a blur equals the mean of the px within reach', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 3, max: 12 }),
      fc.integer({ min: 3, max: 12 }),
      fc.integer({ min: 0, max: 4 }),
      fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })),
      (widthPx, heightPx, wanted, values) => {
        const source = Float32Array.from(values.take(widthPx * heightPx))
        const radiusPx = Math.min(wanted, (Math.min(widthPx, heightPx) - 1) >> 1)

        const blurred = boxBlur({ source, widthPx, heightPx, radiusPx })

        for (let y = 0; y < heightPx; y++)
          for (let x = 0; x < widthPx; x++)
            expect(blurred[y * widthPx + x]).toBeCloseTo(
              meanAround({ source, widthPx, heightPx, radiusPx, x, y }),
              5,
            )
      },
    ),
    { numRuns: 40 },
  )
})

test('a plane may be blurred in place', () => {
  const source = Float32Array.from({ length: 36 }, (_, i) => i % 5)
  const apart = boxBlur({ source, widthPx: 6, heightPx: 6, radiusPx: 1 })

  boxBlur({ source, widthPx: 6, heightPx: 6, radiusPx: 1, target: source })

  expect(source).toEqual(apart)
})

test('a radius wider than the plane is held within it', () => {
  const source = Float32Array.from({ length: 25 }, (_, i) => i)

  const blurred = boxBlur({ source, widthPx: 5, heightPx: 5, radiusPx: 90 })

  expect(blurred[12]).toBeCloseTo(12, 5)
})

test('a radius of nothing leaves the plane as it is, and half a px rounds up to one', () => {
  const source = Float32Array.from({ length: 48 }, (_, i) => (i * 13) % 7)

  expect(boxBlur({ source, widthPx: 8, heightPx: 6, radiusPx: 0 })).toEqual(source)
  expect(boxBlur({ source, widthPx: 8, heightPx: 6, radiusPx: 0.5 })).toEqual(
    boxBlur({ source, widthPx: 8, heightPx: 6, radiusPx: 1 }),
  )
})

test('a plane of one row or column has no square to blur over', () => {
  const source = Float32Array.from([1, 5, 9])

  expect(boxBlur({ source, widthPx: 3, heightPx: 1, radiusPx: 2 })).toEqual(source)
  expect(boxBlur({ source, widthPx: 1, heightPx: 3, radiusPx: 2 })).toEqual(source)
})

interface Neighbourhood {
  source: Float32Array
  widthPx: number
  heightPx: number
  radiusPx: number
  x: number
  y: number
}

function meanAround({ source, widthPx, heightPx, radiusPx, x, y }: Neighbourhood): number {
  let sum = 0
  let count = 0
  for (let row = Math.max(0, y - radiusPx); row <= Math.min(heightPx - 1, y + radiusPx); row++)
    for (let column = Math.max(0, x - radiusPx); column <= Math.min(widthPx - 1, x + radiusPx); column++) {
      sum += source[row * widthPx + column]
      count++
    }
  return sum / count
}

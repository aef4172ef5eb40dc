import { expect, test } from 'vitest'
import { resizePlane } from './resample.ts'

test('a slope stays the same slope when enlarged and when shrunk', () => {
  const slope = Float32Array.from({ length: 16 * 8 }, (_, i) => i % 16)
  const large = resizePlane(slope, 16, 8, 64, 32)
  expect(large[10 * 64 + 34] - large[10 * 64 + 30]).toBeCloseTo(1, 4)
  const small = resizePlane(slope, 16, 8, 8, 4)
  expect(small[8 + 4] - small[8 + 3]).toBeCloseTo(2, 4)
})

test('an even plane stays even, also with a given step', () => {
  const plane = new Float32Array(7 * 5).fill(0.3)
  for (const value of resizePlane(plane, 7, 5, 50, 33, 1 / 8)) expect(value).toBeCloseTo(0.3)
})

test('rows and columns keep their places', () => {
  const plane = Float32Array.from([1, 2, 3, 4])
  const large = resizePlane(plane, 2, 2, 8, 8)
  expect([large[0], large[7], large[56], large[63]]).toEqual([1, 2, 3, 4])
})

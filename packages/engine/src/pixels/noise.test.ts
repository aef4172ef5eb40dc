import { expect, test } from 'vitest'
import { noisePlane } from './noise.ts'

test('the same seed gives the same noise, another seed another', () => {
  expect(noisePlane(500, 7)).toEqual(noisePlane(500, 7))
  expect(noisePlane(500, 7)).not.toEqual(noisePlane(500, 8))
})

test('noise has mean 0 and deviation 1, for seed 0 as well', () => {
  for (const seed of [0, 1, 99]) {
    const noise = noisePlane(40_000, seed)
    const mean = noise.reduce((sum, value) => sum + value, 0) / noise.length
    const squares = noise.reduce((sum, value) => sum + value * value, 0) / noise.length
    expect(Math.abs(mean)).toBeLessThan(0.03)
    expect(Math.abs(squares - 1)).toBeLessThan(0.05)
  }
})

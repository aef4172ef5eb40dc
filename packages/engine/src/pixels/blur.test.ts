import { expect, test } from 'vitest'
import { blurLarge, gaussianBlur } from './blur.ts'

const side = 101
const spot = () => {
  const plane = new Float32Array(side * side)
  plane[50 * side + 50] = 1
  return plane
}

for (const sigmaPx of [0.6, 1.5, 4, 9]) {
  test(`a spot blurred by ${sigmaPx} px keeps its light and spreads by that much`, () => {
    const { sum, deviation } = measure(gaussianBlur(spot(), side, side, sigmaPx))
    expect(sum).toBeCloseTo(1, 3)
    expect(deviation / sigmaPx).toBeGreaterThan(0.75)
    expect(deviation / sigmaPx).toBeLessThan(1.15)
  })
}

test('the large blur comes close to the exact one at a fraction of its pixels', () => {
  const exact = measure(gaussianBlur(spot(), side, side, 12)).deviation
  const quick = measure(blurLarge(spot(), side, side, 12)).deviation
  expect(Math.abs(quick / exact - 1)).toBeLessThan(0.12)
})

test('an even plane stays even up to its borders, also when blurred in place', () => {
  const plane = new Float32Array(60 * 40).fill(0.7)
  blurLarge(plane, 60, 40, 10, plane)
  gaussianBlur(plane, 60, 40, 3, plane)
  for (const value of plane) expect(value).toBeCloseTo(0.7, 4)
})

function measure(plane: Float32Array): { sum: number; deviation: number } {
  let sum = 0
  let squares = 0
  for (let i = 0; i < plane.length; i++) {
    sum += plane[i]
    squares += plane[i] * ((i % side) - 50) ** 2
  }
  return { sum, deviation: Math.sqrt(squares / sum) }
}

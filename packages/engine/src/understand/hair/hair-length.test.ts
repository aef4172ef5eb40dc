import { expect, test } from 'vitest'
import { faceHalf, syntheticHead } from '../../testing/synthetic-head.ts'
import { hairBelowChinCm } from './hair-length.ts'

test.each([3, 10, 15])('hair %i cm below the chin is measured', (lengthCm) => {
  const { view, parts } = syntheticHead({
    paint: (x, y) =>
      Math.abs(x) > 6 && Math.abs(x) < 9 && y > 5 && y < faceHalf.heightCm + lengthCm ? 'hair' : undefined,
  })

  expect(Math.abs(hairBelowChinCm(view, parts.hair) - lengthCm)).toBeLessThan(0.3)
})

test('a single strand is no length', () => {
  const { view, parts } = syntheticHead({
    paint: (x, y) => (x > 7 && x < 8 && y > 5 && y < 20 ? 'hair' : undefined),
  })

  expect(hairBelowChinCm(view, parts.hair)).toBe(0)
})

test('the longer side counts, however short the other one is', () => {
  const { view, parts } = syntheticHead({
    paint: (x, y) => (x < -6 && x > -10 && y > 5 && y < faceHalf.heightCm + 12 ? 'hair' : undefined),
  })

  expect(hairBelowChinCm(view, parts.hair)).toBeGreaterThan(11)
})

test('a few strands that reach further do not lengthen the hair', () => {
  const end = (x: number) => faceHalf.heightCm + (x > 8.8 ? 14 : 6)
  const { view, parts } = syntheticHead({
    paint: (x, y) => (Math.abs(x) > 4 && Math.abs(x) < 9 && y > 5 && y < end(x) ? 'hair' : undefined),
  })

  expect(Math.abs(hairBelowChinCm(view, parts.hair) - 6)).toBeLessThan(0.5)
})

test('hair that ends at the chin or is only a haze has no length', () => {
  const { view, parts } = syntheticHead({
    paint: (x, y) => (Math.abs(x) > 6 && Math.abs(x) < 10 && y > 0 && y < 20 ? 'hair' : undefined),
  })
  const faint = parts.hair.map((value) => value * 0.4)

  expect(hairBelowChinCm(view, faint)).toBe(0)
  expect(hairBelowChinCm(view, syntheticHead().parts.hair)).toBe(0)
})

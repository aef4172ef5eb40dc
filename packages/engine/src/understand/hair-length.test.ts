import { expect, test } from 'vitest'
import { faceHalf, syntheticHead } from '../testing/synthetic-head.ts'
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

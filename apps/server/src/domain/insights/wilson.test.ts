import { expect, test } from 'vitest'
import { shareOf } from './wilson.ts'

const rounded = (part: number, total: number) => {
  const share = shareOf(part, total)
  return share && [share.fraction, share.low, share.high].map((value) => Number(value.toFixed(4)))
}

test('intervals are those of the textbook (Wilson score, 95 %)', () => {
  expect(rounded(8, 10)).toEqual([0.8, 0.4902, 0.9433])
  expect(rounded(50, 100)).toEqual([0.5, 0.4038, 0.5962])
  expect(rounded(0, 10)).toEqual([0, 0, 0.2775])
  expect(rounded(10, 10)).toEqual([1, 0.7225, 1])
  expect(rounded(1, 1)).toEqual([1, 0.2065, 1])
})

test('of nothing there is no share', () => {
  expect(shareOf(0, 0)).toBeNull()
})

test('an interval holds its share, and stays between none and all', () => {
  for (let total = 1; total < 60; total++)
    for (let part = 0; part <= total; part++) {
      const { fraction, low, high } = shareOf(part, total) ?? { fraction: NaN, low: NaN, high: NaN }
      expect(low).toBeGreaterThanOrEqual(0)
      expect(low).toBeLessThanOrEqual(fraction + 1e-12)
      expect(high).toBeGreaterThanOrEqual(fraction - 1e-12)
      expect(high).toBeLessThanOrEqual(1)
    }
})

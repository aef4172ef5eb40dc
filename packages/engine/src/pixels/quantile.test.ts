import { expect, test } from 'vitest'
import { quantile } from './quantile.ts'

test('a quantile is the value below which that share of the numbers lies', () => {
  const hundred = Array.from({ length: 100 }, (_, i) => 99 - i)

  expect(quantile(hundred, 0)).toBe(0)
  expect(quantile(hundred, 0.98)).toBe(98)
  expect(quantile(hundred, 1)).toBe(99)
})

test('no numbers have the quantile 0', () => {
  expect(quantile([], 0.5)).toBe(0)
})

import { expect, test } from 'vitest'
import { quantile } from './quantile.ts'

test.each([
  ['the median of an odd number of samples', [3, 1, 2], 0.5, 2],
  ['the upper middle of an even number', [4, 1, 2, 3], 0.5, 3],
  ['the greatest as the last percentile', [5, 1], 1, 5],
  ['the smallest as the first', [5, 1], 0, 1],
  ['the only sample as every percentile', [7], 0.95, 7],
])('quantile answers %s', (_, samples, q, value) => {
  expect(quantile(samples, q)).toBe(value)
})

test('samples keep their order', () => {
  const samples = [3, 1, 2]
  quantile(samples, 0.5)
  expect(samples).toEqual([3, 1, 2])
})

import { expect, test } from 'vitest'
import { clamp, median, smoothstep } from './smoothstep.ts'

test('clamp holds a value within its bounds', () => {
  expect([clamp(-1), clamp(0.4), clamp(2), clamp(9, 2, 5)]).toEqual([0, 0.4, 1, 5])
})

test('smoothstep runs flat into both ends and falls when its ends are swapped', () => {
  expect(smoothstep(2, 4, 1)).toBe(0)
  expect(smoothstep(2, 4, 3)).toBeCloseTo(0.5)
  expect(smoothstep(2, 4, 5)).toBe(1)
  expect(smoothstep(4, 2, 2.5)).toBeGreaterThan(0.5)
})

test('the median is the middle number, the upper of two, and 0 of none', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(median([1, 2, 3, 4])).toBe(3)
  expect(median([10, 9, 100])).toBe(10)
  expect(median([])).toBe(0)
})

import { expect, test } from 'vitest'
import { deltaE2000 } from './delta-e.ts'

// Pairs of Sharma, Wu and Dalal, "The CIEDE2000 color-difference formula", table 1.
const pairs = [
  { first: [50, 2.6772, -79.7751], second: [50, 0, -82.7485], difference: 2.0425 },
  { first: [50, 2.5, 0], second: [50, 0, -2.5], difference: 4.3065 },
  { first: [50, 2.5, 0], second: [73, 25, -18], difference: 27.1492 },
  { first: [60.2574, -34.0099, 36.2677], second: [60.4626, -34.1751, 39.4387], difference: 1.2644 },
  { first: [6.7747, -0.2908, -2.4247], second: [5.8714, -0.0985, -2.2286], difference: 0.6377 },
] as const

test('CIEDE2000 agrees with the published test pairs, either way round', () => {
  for (const { first, second, difference } of pairs) {
    expect(deltaE2000(first, second)).toBeCloseTo(difference, 3)
    expect(deltaE2000(second, first)).toBeCloseTo(difference, 3)
  }
})

test('a colour differs from itself by nothing', () => {
  expect(deltaE2000([63, 14, 19], [63, 14, 19])).toBe(0)
})

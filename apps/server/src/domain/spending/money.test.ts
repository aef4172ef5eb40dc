import { expect, test } from 'vitest'
import { moneyOf } from './money.ts'

test('money is counted in millionths, and a smaller part counts as one', () => {
  expect([0, 0.134, 0.1 + 0.2, 0.0000001, 12].map(moneyOf)).toEqual([
    '0.000000',
    '0.134000',
    '0.300000',
    '0.000001',
    '12.000000',
  ])
})

test.for([Number.NaN, Number.POSITIVE_INFINITY, -0.01])('%d is no amount of money', (usd) => {
  expect(() => moneyOf(usd)).toThrow('no amount of money')
})

import { expect, test } from 'vitest'
import { growthOf } from './growth.ts'

test('growth compares the quarters at both ends', () => {
  const samples = [100, 102, 101, 500, 500, 500, 500, 500, 500, 110, 111, 112]
  expect(growthOf(samples)).toEqual({ first: 101, last: 111, share: expect.closeTo(0.099, 3) })
})

test('one sample does not grow', () => {
  expect(growthOf([7])).toEqual({ first: 7, last: 7, share: 0 })
})

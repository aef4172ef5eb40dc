import { expect, test } from 'vitest'
import { chooseBucket } from './rules.ts'

test.for([
  [{ free: 3, welcome: 2 }, 'free'],
  [{ free: 1, welcome: 0 }, 'free'],
  [{ free: 0, welcome: 2 }, 'welcome'],
  [{ free: 0, welcome: 0 }, undefined],
] as const)('with %j left a creation is paid from %s', ([balances, bucket]) => {
  expect(chooseBucket(balances)).toBe(bucket)
})

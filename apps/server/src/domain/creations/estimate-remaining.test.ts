import { expect, test } from 'vitest'
import { estimateRemaining } from './estimate-remaining.ts'

const waiting = { typicalMs: 6000, elapsedMs: undefined, fraction: 0, ahead: 0, atOnce: 2 }

test('without experience nothing is promised', () => {
  expect(estimateRemaining({ ...waiting, typicalMs: undefined })).toBeNull()
  expect(estimateRemaining({ ...waiting, typicalMs: undefined, elapsedMs: 500, fraction: 0.1 })).toBeNull()
})

test('a waiting picture counts those before it', () => {
  expect(estimateRemaining(waiting)).toBe(6000)
  expect(estimateRemaining({ ...waiting, ahead: 1 })).toBe(6000)
  expect(estimateRemaining({ ...waiting, ahead: 4 })).toBe(18_000)
})

test('a running picture moves from experience to its own speed', () => {
  expect(estimateRemaining({ ...waiting, elapsedMs: 1000, fraction: 0.05 })).toBe(5000)
  expect(estimateRemaining({ ...waiting, elapsedMs: 4000, fraction: 0.5 })).toBe(3000)
})

test('a picture slower than usual is judged by its speed alone', () => {
  expect(estimateRemaining({ ...waiting, elapsedMs: 9000, fraction: 0.9 })).toBe(1000)
  expect(estimateRemaining({ ...waiting, elapsedMs: 9000, fraction: 0.1 })).toBeNull()
})

import { expect, test } from 'vitest'
import { estimateRemaining } from './estimate-remaining.ts'

const waiting = { typicalMs: 6000, elapsedMs: undefined, fraction: 0, ahead: 0, atOnce: 2 }
const unknown = { ...waiting, typicalMs: undefined }

test('without experience nothing is promised until half of the picture is done', () => {
  expect(estimateRemaining(unknown)).toBeNull()
  expect(estimateRemaining({ ...unknown, elapsedMs: 500, fraction: 0.1 })).toBeNull()
  expect(estimateRemaining({ ...unknown, elapsedMs: 3000, fraction: 0.6 })).toBe(2000)
})

test('a waiting picture counts those before it', () => {
  expect(estimateRemaining(waiting)).toBe(6000)
  expect(estimateRemaining({ ...waiting, ahead: 1 })).toBe(6000)
  expect(estimateRemaining({ ...waiting, ahead: 4 })).toBe(18_000)
})

test('a running picture moves from the clock to the share that is done', () => {
  expect(estimateRemaining({ ...waiting, elapsedMs: 1000, fraction: 0 })).toBe(5000)
  expect(estimateRemaining({ ...waiting, elapsedMs: 4000, fraction: 0.5 })).toBe(2500)
  expect(estimateRemaining({ ...waiting, elapsedMs: 5000, fraction: 0.9 })).toBe(640)
})

test('a picture slower than usual is never promised for the next moment while much is left', () => {
  expect(estimateRemaining({ ...waiting, elapsedMs: 9000, fraction: 0.3 })).toBe(6300)
  expect(estimateRemaining({ ...waiting, elapsedMs: 9000, fraction: 0.9 })).toBe(900)
})

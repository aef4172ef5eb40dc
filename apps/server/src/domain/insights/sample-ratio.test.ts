import { expect, test } from 'vitest'
import { sampleRatioOf } from './sample-ratio.ts'

/** Devices that differ so that chi-square is the square of `root`. */
const withRoot = (root: number) => {
  const total = 10_000
  const difference = root * Math.sqrt(total)
  return sampleRatioOf((total + difference) / 2, (total - difference) / 2).p
}

test('the probability is that of the chi-square table with one degree of freedom', () => {
  expect(withRoot(0)).toBeCloseTo(1, 6)
  expect(withRoot(1.959964)).toBeCloseTo(0.05, 6)
  expect(withRoot(2.575829)).toBeCloseTo(0.01, 6)
  expect(withRoot(3.290527)).toBeCloseTo(0.001, 6)
})

test('an even split of many devices is no alarm, and one that chance hardly makes is', () => {
  expect(sampleRatioOf(5000, 5000)).toEqual({ p: expect.closeTo(1, 6), isAlarm: false })
  expect(sampleRatioOf(5050, 4950).isAlarm).toBe(false)
  expect(sampleRatioOf(5300, 4700).isAlarm).toBe(true)
  expect(sampleRatioOf(4700, 5300)).toEqual(sampleRatioOf(5300, 4700))
})

test('few devices raise no alarm, and none have no probability', () => {
  expect(sampleRatioOf(3, 0).isAlarm).toBe(false)
  expect(sampleRatioOf(0, 0)).toEqual({ p: null, isAlarm: false })
})

test('a probability is never above one', () => {
  for (const devices of [1, 10, 1000]) expect(sampleRatioOf(devices, devices).p).toBeLessThanOrEqual(1)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dataOf, paceOf } from './rules.ts'

const at = (ms: number) => new Date(1_790_000_000_000 + ms)

test.each([
  ['at once', 600, null, 150],
  ['of a slow one at once', 1, null, 1],
  ['after fifteen seconds', 600, -15_000, 150],
  ['after a moment', 600, -50, 0],
  ['after a long pause', 600, -3_600_000, 600],
  ['of a slow one after half a minute', 1, -30_000, 0],
  ['of a slow one after an hour', 1, -3_600_000, 1],
  ['of the fastest after a long pause', 6000, -3_600_000, 1500],
])('%s a rate of %i a minute allows some', (_, ratePerMinute, sinceMs, count) => {
  const pacedTo = sinceMs === null ? null : at(sinceMs)
  expect(paceOf({ ratePerMinute, pacedTo, now: at(0), everyMs: 15_000 }).count).toBe(count)
})

test('however often it is asked, no minute has more than the rate and what one sweep may catch up', () => {
  const waits = fc.array(fc.integer({ min: 1, max: 90_000 }), { minLength: 1, maxLength: 200 })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 6000 }), waits, (ratePerMinute, pauses) => {
      let nowMs = 0
      let pacedTo: Date | null = null
      const chosen: { atMs: number; count: number }[] = []
      for (const pauseMs of pauses) {
        nowMs += pauseMs
        const pace = paceOf({ ratePerMinute, pacedTo, now: at(nowMs), everyMs: 15_000 })
        if (pace.count === 0) continue
        pacedTo = pace.pacedTo
        chosen.push({ atMs: nowMs, count: pace.count })
      }
      for (const { atMs } of chosen) {
        const within = chosen.filter((other) => other.atMs > atMs - 60_000 && other.atMs <= atMs)
        const count = within.reduce((sum, other) => sum + other.count, 0)
        expect(count).toBeLessThanOrEqual(2 * ratePerMinute)
      }
    }),
    { numRuns: 60 },
  )
})

test('asked steadily, an hour has as many as the rate says', () => {
  for (const ratePerMinute of [1, 7, 60, 999, 6000]) {
    let pacedTo: Date | null = null
    let count = 0
    for (let second = 0; second < 3600; second += 15) {
      const pace = paceOf({ ratePerMinute, pacedTo, now: at(second * 1000), everyMs: 15_000 })
      count += pace.count
      if (pace.count > 0) pacedTo = pace.pacedTo
    }
    expect(Math.abs(count - 60 * ratePerMinute)).toBeLessThanOrEqual(1)
  }
})

test.each([
  [{ kind: 'open', route: '/dresses' } as const, { route: '/dresses' }],
  [{ kind: 'review' } as const, { action: 'REQUEST_REVIEW' }],
  [{ kind: 'offer' } as const, { action: 'SHOW_OFFER' }],
])('the app is told of %o', { tags: ['NATIVE-15'] }, (action, data) => {
  expect(dataOf(action)).toEqual(data)
})

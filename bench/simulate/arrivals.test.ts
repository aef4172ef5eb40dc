import { expect, test } from 'vitest'
import { busiestHour, spreadOverDay } from './arrivals.ts'

test('a day’s pictures come in order, all within the day, and as many in the busiest hour as was said', () => {
  const dayMs = 240_000
  const times = spreadOverDay({ pictures: 10_000, dayMs })
  expect(times).toHaveLength(10_000)
  expect(times.every((time, place) => place === 0 || time >= times[place - 1])).toBe(true)
  expect([times[0] >= 0, (times.at(-1) ?? dayMs) < dayMs]).toEqual([true, true])
  const perHour = Map.groupBy(times, (time) => Math.floor(time / (dayMs / 24)))
  const most = Math.max(...[...perHour.values()].map(({ length }) => length))
  expect(most / (10_000 / 24)).toBeCloseTo(busiestHour, 1)
})

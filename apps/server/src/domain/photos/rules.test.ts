import { expect, test } from 'vitest'
import { expiryOf, judgeFaces } from './rules.ts'

const face = (height: number) => ({ x: 0.2, y: 0.2, width: 0.2, height })

test.for([
  [[], 'no_face'],
  [[0.3], undefined],
  [[0.3, 0.17], undefined],
  [[0.3, 0.18], 'too_many_faces'],
  [[0.1, 0.3, 0.29], 'too_many_faces'],
] as const)('faces of heights %j are judged %s', ([heights, verdict]) => {
  expect(judgeFaces(heights.map(face), 0.6)).toBe(verdict)
})

test('a photo expires the given number of days after it came', () => {
  expect(expiryOf(new Date('2026-02-10T08:00:00Z'), 30)).toEqual(new Date('2026-03-12T08:00:00Z'))
})

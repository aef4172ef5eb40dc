import { expect, test } from 'vitest'
import { spread } from './spread.ts'

test.each([
  ['every third of nine', 3, [0, 3, 6]],
  ['all when more are asked for than there are', 20, [0, 1, 2, 3, 4, 5, 6, 7, 8]],
  ['at uneven distances where none fits', 4, [0, 2, 4, 6]],
])('a spread takes %s', (_, count, taken) => {
  expect(spread([0, 1, 2, 3, 4, 5, 6, 7, 8], count)).toEqual(taken)
})

import { expect, test } from 'vitest'
import { tellHeights } from './tell-heights.ts'

test.each([
  [undefined, 'Two people at sea.'],
  ['first', 'Two people at sea.\nHeights: the first person is a little taller than the second.'],
  ['neither', 'Two people at sea.\nHeights: both people are equally tall.'],
  ['second', 'Two people at sea.\nHeights: the second person is a little taller than the first.'],
] as const)('when %s was said to be taller, a prompt says no more than that', (taller, told) => {
  expect(tellHeights('Two people at sea.', taller)).toBe(told)
})

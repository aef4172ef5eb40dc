import type { SavedPortrait } from '@ever-after/contract'
import { expect, test } from 'vitest'
import { chooseSaved, sortFor } from './saved-choice.ts'

const portraits = (
  [
    ['dress', 1],
    ['dress', 2],
    ['wedding', 1],
    ['wedding', 2],
  ] as const
).map(
  ([portraitType, partner]) =>
    ({ id: `${portraitType}${partner}`, portraitType, partner }) as unknown as SavedPortrait,
)

test.for([
  ['couple', 0, 'wedding1 wedding2 dress1 dress2'],
  ['couple', 1, 'wedding2 wedding1 dress2 dress1'],
  ['dress', 0, 'dress1 dress2 wedding1 wedding2'],
] as const)('in the %s flow person %i is offered first %s', ([kind, side, order]) => {
  const offered = sortFor(portraits, { kind, side })
  expect(offered.map(({ id }) => id).join(' ')).toBe(order)
})

test('a portrait that the other has is given up, and another stays', () => {
  expect(chooseSaved({ 0: 'one' }, 1, 'one')).toEqual({ 0: undefined, 1: 'one' })
  expect(chooseSaved({ 1: 'one' }, 0, 'one')).toEqual({ 0: 'one', 1: undefined })
  expect(chooseSaved({ 0: 'one' }, 1, 'two')).toEqual({ 0: 'one', 1: 'two' })
})

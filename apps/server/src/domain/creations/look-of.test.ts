import { expect, test } from 'vitest'
import { lookOf } from './look-of.ts'
import type { StyleWish } from './wish.ts'

const recipe = {
  scene: 'lake',
  finish: 'film',
  dress: 'gown-lace',
  suit: 'suit-navy',
  otherDress: 'gown-slip',
  otherSuit: 'suit-linen',
  veil: false,
} as const
const stance = { pose: 'walking', left: 'second' } as const
const wish = (given: Partial<StyleWish>): StyleWish => ({
  kind: 'style',
  styleId: 's',
  styleName: 'lake',
  displayName: 'Lake',
  variationName: 'Lake-v1',
  recipe,
  prompt: 'A lake.',
  attires: ['dress', 'suit'],
  stance,
  ...given,
})

test('the pictures of a change are printed as the style has it, warm and airy', () => {
  expect([1, 2, 3].map((nth) => lookOf(wish({ nth })).print)).toEqual([undefined, 'warm', 'airy'])
})

test('bodies that were wrong are seen from nearer, where the style has a pose for it', () => {
  const framingOf = (poses?: readonly string[]) =>
    lookOf(wish({ fault: 'body', recipe: { ...recipe, ...(poses && { poses: [...poses] }) } })).stance
  expect(framingOf()).toEqual({ left: 'second', framing: 'close' })
  expect(framingOf(['walking', 'temples'])).toEqual({ left: 'second', framing: 'close' })
  expect(framingOf(['walking', 'standing'])).toEqual({ left: 'second' })
})

test('a pose that was wrong is let go, and one that was not stays', () => {
  expect(lookOf(wish({ fault: 'pose' })).stance).toEqual({ left: 'second' })
  expect(lookOf(wish({ fault: 'likeness' }))).toEqual({ stance, isGentle: true })
})

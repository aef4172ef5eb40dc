import { expect, test } from 'vitest'
import { type SyntheticHeadOptions, syntheticHead } from '../../testing/synthetic-head.ts'
import { outlineFace } from '../cut/face-outline.ts'
import { maskHead } from '../cut/head-mask.ts'
import { hasLongHair, trimShortHair } from './short-hair.ts'

const falls = (downTo: number): SyntheticHeadOptions => ({
  paint: (x, y) => (Math.abs(x) > 7 && Math.abs(x) < 10 && y > 0 && y < downTo ? 'hair' : undefined),
})

test.each([
  ['a crop', {}, false],
  ['hair to the ears', falls(4), false],
  ['a bob to the chin', falls(8.5), true],
  ['hair to the shoulders', falls(16), true],
] as const)('%s is long: %s', (_, options, isLong) => {
  const { view, parts, outline, masks } = masked(options)

  expect(hasLongHair({ view, parts, outline, looseHair: masks.looseHair })).toBe(isLong)
})

test('what looks like hair under the corners of a short-haired jaw is taken away', () => {
  const collar: SyntheticHeadOptions = {
    paint: (x, y) => (x > 5.6 && x < 8 && y > 9 && y < 14 ? 'hair' : undefined),
  }
  const { view, parts, outline, masks, at } = masked(collar)
  expect(masks.head[at(7, 12)]).toBeGreaterThan(0.9)

  trimShortHair({ view, parts, outline, masks })

  expect(masks.head[at(7, 12)]).toBe(0)
  expect(masks.head[at(0, 0)]).toBe(1)
  expect(masks.head[at(0, -10)]).toBe(1)
})

test('hair on one side only is long as well, a single strand is not', () => {
  const side = masked({ paint: (x, y) => (x > 7 && x < 10 && y > 0 && y < 16 ? 'hair' : undefined) })
  const strand = masked({ paint: (x, y) => (x > 7.6 && x < 8 && y > 0 && y < 16 ? 'hair' : undefined) })

  expect(hasLongHair({ ...side, looseHair: side.masks.looseHair })).toBe(true)
  expect(hasLongHair({ ...strand, looseHair: strand.masks.looseHair })).toBe(false)
})

test('trimming takes away and never adds, and nothing above the jaw', () => {
  const { view, parts, outline, masks, at } = masked(falls(16))
  const before = { head: masks.head.slice(), looseHair: masks.looseHair.slice() }

  trimShortHair({ view, parts, outline, masks })

  expect(masks.head.every((value, i) => value <= before.head[i])).toBe(true)
  expect(masks.looseHair.every((value, i) => value <= before.looseHair[i])).toBe(true)
  expect(masks.head.subarray(0, at(-19.9, 2))).toEqual(before.head.subarray(0, at(-19.9, 2)))
  expect(masks.head[at(8.5, 14)]).toBe(0)
})

function masked(options: SyntheticHeadOptions) {
  const { view, parts, alpha, at } = syntheticHead(options)
  const outline = outlineFace(view, 0)
  return { view, parts, outline, at, masks: maskHead({ view, parts, outline, alpha, isBearded: false }) }
}

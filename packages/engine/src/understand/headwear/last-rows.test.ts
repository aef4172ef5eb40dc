import { expect, test } from 'vitest'
import { pxPerCm, type SyntheticHeadOptions, syntheticHead } from '../../testing/synthetic-head.ts'
import { claimHeadwear } from './claim-headwear.ts'

type Paint = NonNullable<SyntheticHeadOptions['paint']>

const isFace = (x: number, y: number) => (x / 7.5) ** 2 + (y / 9) ** 2 < 1
/** A wound cloth whose side hangs beside the left cheek, between two columns and down to a row. */
const wrap =
  ([left, right]: readonly [number, number], down: number): Paint =>
  (x, y) => {
    if (x > left && x < right && y > -6 && y < down && !isFace(x, y)) return 'clothes'
    return (x / 10) ** 2 + (y / 13) ** 2 < 1 && y < -5 ? 'clothes' : undefined
  }

function claim(paint: Paint, afar?: Paint) {
  const { view, at } = syntheticHead({ paint })
  const eyes = [20 * pxPerCm, 14 * pxPerCm] as const
  const fromAfar = afar && syntheticHead({ paint: afar }).view.classes
  return { headwear: claimHeadwear({ ...view, eyes }, view.classes, fromAfar), at }
}

test('the side of a wide wrap that hangs lower than the ears stays whole', () => {
  const { headwear, at } = claim(wrap([-13, -8], 10))
  expect(headwear?.isDraped).toBe(false)
  for (const y of [0, 6, 9]) expect(headwear?.share[at(-10, y)], `${y} cm`).toBeGreaterThan(0.95)
  expect(headwear?.share[at(-10, 11)]).toBe(0)
})

test.each<[string, Paint]>([
  ['goes on into a shirt', wrap([-13, -8], 20)],
  ['ends on the shoulder', wrap([-13, -8], 13)],
  ['is as narrow as an earring', wrap([-9.6, -8.6], 10)],
])('what hangs down from a wrap and %s ends at the ears', (_, paint) => {
  const { headwear, at } = claim(paint)
  expect(headwear?.share[at(-9, -4)]).toBeGreaterThan(0.95)
  expect(headwear?.share[at(-9, 8)]).toBe(0)
})

test('things before the background belong to a hat only where they hang down from over the brows', () => {
  const hat: Paint = (x, y) => {
    if (isFace(x, y)) return undefined
    if (Math.abs(x) < 10 && Math.abs(x) > 8 && y > -9 && y < 2) return 'accessories'
    return Math.abs(x) < 10 && y < -8 && y > -14 ? 'accessories' : undefined
  }
  const afar: Paint = (x, y) => {
    const isBrim = x > 9.8 && x < 13 && y > -8 && y < 2
    const isBehind = x < -9.8 && x > -13 && y > -1 && y < 2
    return isBrim || isBehind ? 'accessories' : hat(x, y)
  }
  const { headwear, at } = claim(hat, afar)
  expect(headwear?.share[at(11, 0)]).toBeGreaterThan(0.95)
  expect(headwear?.share[at(-11, 0)]).toBe(0)
})

import { expect, test } from 'vitest'
import { faceHalf, type SyntheticHeadOptions, syntheticHead } from '../testing/synthetic-head.ts'
import { outlineFace } from './face-outline.ts'
import { fillHairBehind } from './hair-behind.ts'
import { maskHead } from './head-mask.ts'

const chin = faceHalf.heightCm
const falls = (isFall: (x: number) => boolean): SyntheticHeadOptions => ({
  paint: (x, y) =>
    isFall(x) && Math.abs(x) > 4.5 && Math.abs(x) < 8 && y > 5 && y < 20 ? 'hair' : undefined,
})

test('the gap between two falls of hair is filled behind the neck, in the hair’s colour', () => {
  const { alpha, colour, at } = filled(falls(() => true))

  expect(alpha[at(0, chin + 2)]).toBeGreaterThan(0.95)
  expect(alpha[at(9.5, chin + 2)]).toBe(0)
  expect(alpha[at(0, chin + 9.5)]).toBeLessThan(0.05)
  expect(colour.map((value) => Math.round(value * 255))).toEqual([60, 40, 30])
})

test('hair on one side only leaves the neck free', () => {
  const { alpha } = filled(falls((x) => x < 0))

  expect(alpha.some((value) => value > 0)).toBe(false)
})

test('a short-haired head has nothing behind its neck and no hair colour', () => {
  const { alpha, colour } = filled({})

  expect(alpha.some((value) => value > 0)).toBe(false)
  expect(colour).toEqual([0, 0, 0])
})

function filled(options: SyntheticHeadOptions) {
  const { view, parts, alpha, at } = syntheticHead(options)
  const { looseHair } = maskHead({ view, parts, outline: outlineFace(view, 0), alpha, isBearded: false })
  return { ...fillHairBehind({ view, parts, alpha, looseHair, colours: view.image.data }), at }
}

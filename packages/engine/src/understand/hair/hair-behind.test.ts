import { expect, test } from 'vitest'
import { faceHalf, type SyntheticHeadOptions, syntheticHead } from '../../testing/synthetic-head.ts'
import { outlineFace } from '../cut/face-outline.ts'
import { maskHead } from '../cut/head-mask.ts'
import { fillHairBehind } from './hair-behind.ts'

const chin = faceHalf.heightCm
type At = (x: number, y: number) => number
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

test('a gap wider than a neck stays open', () => {
  const { alpha } = filled({
    paint: (x, y) => (Math.abs(x) > 8.8 && Math.abs(x) < 13 && y > 5 && y < 20 ? 'hair' : undefined),
  })

  expect(alpha.some((value) => value > 0)).toBe(false)
})

test('the fill is the same on both sides of an even head and never over one', () => {
  const { alpha, at } = filled(falls(() => true))

  expect(alpha.every((value) => value >= 0 && value <= 1.0001)).toBe(true)
  for (let y = 4; y < 18; y += 0.6)
    for (let x = 0.3; x < 8; x += 0.6) expect(Math.abs(alpha[at(x, y)] - alpha[at(-x, y)])).toBeLessThan(0.1)
})

test('where a hand was between face and hair nothing hangs down', () => {
  const { alpha, at } = filled(
    falls(() => true),
    (head, place) => {
      for (let y = -2; y < chin + 1; y += 0.05)
        for (let x = 3; x < 4.4; x += 0.05) if (head[place(x, y)] > 0) head[place(x, y)] = 0
    },
  )

  expect(alpha[at(3.7, chin + 2)]).toBeLessThan(0.4)
  expect(alpha[at(-3.7, chin + 2)]).toBeGreaterThan(0.95)
})

test('the colour is that of most hair, not of a ribbon in it', () => {
  const { view, parts, alpha } = syntheticHead(falls(() => true))
  const colours = view.image.data.slice()
  const { looseHair, head } = maskHead({
    view,
    parts,
    outline: outlineFace(view, 0),
    alpha,
    isBearded: false,
  })
  for (let i = 0; i < looseHair.length; i++)
    if (looseHair[i] > 0.8 && Math.floor(i / view.widthPx) % 5 === 0) colours.set([250, 20, 200], i * 3)

  const { colour } = fillHairBehind({ view, parts, alpha, head, looseHair, colours })

  expect(colour.map((value) => Math.round(value * 255))).toEqual([60, 40, 30])
})

function filled(options: SyntheticHeadOptions, change?: (head: Float32Array, at: At) => void) {
  const { view, parts, alpha, at } = syntheticHead(options)
  const { looseHair, head } = maskHead({
    view,
    parts,
    outline: outlineFace(view, 0),
    alpha,
    isBearded: false,
  })
  change?.(head, at)
  return { ...fillHairBehind({ view, parts, alpha, head, looseHair, colours: view.image.data }), at }
}

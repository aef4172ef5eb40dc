import { expect, test } from 'vitest'
import { type SyntheticHeadOptions, syntheticHead } from '../../testing/synthetic-head.ts'
import { outlineFace } from '../cut/face-outline.ts'
import { maskHead } from '../cut/head-mask.ts'
import { dropBackgroundHair } from './background-hair.ts'

const wing: SyntheticHeadOptions = {
  paint: (x, y) => (x > 5 && x < 17 && y > -9 && y < -4 ? 'hair' : undefined),
}

test('unsure hair far from the face in the colour of the background is dropped and reported', () => {
  const { masks, at, percent } = dropped({ ...wing, colours: { background: [62, 42, 32] } }, 0.7)

  expect(masks.head[at(16, -6)]).toBeLessThan(0.2)
  expect(masks.head[at(6, -6)]).toBeGreaterThan(0.9)
  expect(percent).toBeGreaterThan(35)
})

test('hair before a background of another colour is kept', () => {
  const { masks, at, percent } = dropped(wing, 0.7)

  expect(masks.head[at(16, -6)]).toBeGreaterThan(0.9)
  expect(percent).toBe(0)
})

test('hair that the network is sure of stays, whatever the background', () => {
  const { masks, at } = dropped({ ...wing, colours: { background: [62, 42, 32] } }, 1)

  expect(masks.head[at(16, -6)]).toBeGreaterThan(0.99)
})

test('background in a strong colour that shows between hair and face is dropped, also where it passes for jewellery; a streak of it is a light on the hair', () => {
  const seen = (background: [number, number, number], halfCm = 0.5) => {
    const paint: SyntheticHeadOptions['paint'] = (x, y) =>
      Math.abs(x - 8.7) < halfCm && y > -3 && y < -1
        ? 'accessories'
        : x > 7 && x < 10.5 && y > -9 && y < 2
          ? 'hair'
          : undefined
    const { masks, at } = dropped({ paint, colours: { background, accessories: background } }, 1)
    return masks.head[at(8.7, -2)]
  }

  expect(seen([20, 200, 190])).toBeLessThan(0.1)
  expect(seen([200, 200, 200])).toBeGreaterThan(0.9)
  expect(seen([20, 200, 190], 0.1)).toBeGreaterThan(0.7)
})

function dropped(options: SyntheticHeadOptions, sureness: number) {
  const { view, parts, alpha, at } = syntheticHead(options)
  const outline = outlineFace(view, 0)
  const masks = maskHead({ view, parts, outline, alpha, isBearded: false })
  const hair = view.classes.hair.map((share) => share * sureness)
  const unsure = { ...view, classes: { ...view.classes, hair } }
  const percent = dropBackgroundHair({ view: unsure, parts, outline, alpha, masks })
  return { masks, at, percent }
}

import { expect, test } from 'vitest'
import { farthest, sumOf } from '../../testing/planes.ts'
import { pxPerCm, syntheticHead } from '../../testing/synthetic-head.ts'
import { landmark } from '../../vision/index.ts'
import { outlineFace } from './face-outline.ts'
import { dropIslands } from './islands.ts'

test('what does not touch the face is dropped, a strand that does is kept', () => {
  const { view, alpha, at } = syntheticHead({
    paint: (x, y) =>
      Math.hypot(x - 15, y + 8) < 2 ? 'hair' : y > -3 && y < -2.5 && x > 7 && x < 12 ? 'hair' : undefined,
  })
  const head = new Float32Array(alpha)
  const looseHair = new Float32Array(alpha)

  dropIslands(view, { head, looseHair, under: new Float32Array(alpha.length) }, outlineFace(view, 0))

  expect([head[at(15, -8)], looseHair[at(15, -8)]]).toEqual([0, 0])
  expect(head[at(11, -2.7)]).toBe(1)
  expect(head[at(0, 0)]).toBe(1)
})

test('a haze that is too faint does not hold an island', () => {
  const { view, alpha, at } = syntheticHead()
  const head = new Float32Array(alpha)
  for (let x = 9; x < 15; x += 0.1) head[at(x, -5)] = 0.2
  for (let y = -7; y < -4; y += 0.1) for (let x = 15; x < 18; x += 0.1) head[at(x, y)] = 1

  const none = new Float32Array(alpha.length)
  dropIslands(view, { head, looseHair: none, under: none.slice() }, outlineFace(view, 0))

  expect(head[at(16, -6)]).toBe(0)
})

test('what is kept is kept again, and nothing grows', () => {
  const { view, alpha } = syntheticHead({
    paint: (x, y) => (Math.sin(x * 2) * Math.cos(y * 1.7) > 0.55 ? 'hair' : undefined),
  })
  const masks = { head: alpha.slice(), looseHair: alpha.slice(), under: alpha.slice() }
  dropIslands(view, masks, outlineFace(view, 0))
  const once = masks.head.slice()

  dropIslands(view, masks, outlineFace(view, 0))

  expect(once.every((value, i) => value <= alpha[i])).toBe(true)
  expect(farthest(masks.head, once)).toBeLessThan(0.7)
  expect(sumOf(once) - sumOf(masks.head)).toBeLessThan(0.02 * sumOf(once))
  expect(masks.under).toEqual(alpha)
})

test('a head without a face is all islands', () => {
  const { view, alpha } = syntheticHead()
  const { inner, ...outline } = outlineFace(view, 0)
  const head = alpha.map((share, i) => (inner[i] > 0 ? 0 : share))

  dropIslands(view, { head, looseHair: alpha.slice(), under: alpha.slice() }, { ...outline, inner })

  expect(sumOf(head)).toBe(0)
})

test('a face turned so far that its nose lies before the background keeps its head', () => {
  const { view, alpha, at } = syntheticHead()
  const mesh = view.mesh.slice()
  mesh[landmark.noseTip * 3] += 11 * pxPerCm
  const head = alpha.slice()

  dropIslands(
    { ...view, mesh },
    { head, looseHair: alpha.slice(), under: alpha.slice() },
    outlineFace(view, 0),
  )

  expect(alpha[at(11, 1.5)]).toBe(0)
  expect(head[at(0, 0)]).toBe(1)
  expect(head[at(0, -10)]).toBe(1)
})

test('a tuft two centimetres beside the head is dropped', () => {
  const { view, alpha, at } = syntheticHead({
    paint: (x, y) => (Math.hypot(x - 12.5, y + 2) < 1 ? 'hair' : undefined),
  })
  const head = alpha.slice()

  dropIslands(view, { head, looseHair: alpha.slice(), under: alpha.slice() }, outlineFace(view, 0))

  expect(alpha[at(12.5, -2)]).toBe(1)
  expect(head[at(12.5, -2)]).toBe(0)
})

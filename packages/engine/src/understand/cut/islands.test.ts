import { expect, test } from 'vitest'
import { farthest, sumOf } from '../../testing/planes.ts'
import { syntheticHead } from '../../testing/synthetic-head.ts'
import { dropIslands } from './islands.ts'

test('what does not touch the face is dropped, a strand that does is kept', () => {
  const { view, alpha, at } = syntheticHead({
    paint: (x, y) =>
      Math.hypot(x - 15, y + 8) < 2 ? 'hair' : y > -3 && y < -2.5 && x > 7 && x < 12 ? 'hair' : undefined,
  })
  const head = new Float32Array(alpha)
  const looseHair = new Float32Array(alpha)

  dropIslands(view, { head, looseHair, under: new Float32Array(alpha.length) })

  expect([head[at(15, -8)], looseHair[at(15, -8)]]).toEqual([0, 0])
  expect(head[at(11, -2.7)]).toBe(1)
  expect(head[at(0, 0)]).toBe(1)
})

test('a haze that is too faint does not hold an island', () => {
  const { view, alpha, at } = syntheticHead()
  const head = new Float32Array(alpha)
  for (let x = 9; x < 15; x += 0.1) head[at(x, -5)] = 0.2
  for (let y = -7; y < -4; y += 0.1) for (let x = 15; x < 18; x += 0.1) head[at(x, y)] = 1

  dropIslands(view, {
    head,
    looseHair: new Float32Array(alpha.length),
    under: new Float32Array(alpha.length),
  })

  expect(head[at(16, -6)]).toBe(0)
})

test('what is kept is kept again, and nothing grows', () => {
  const { view, alpha } = syntheticHead({
    paint: (x, y) => (Math.sin(x * 2) * Math.cos(y * 1.7) > 0.55 ? 'hair' : undefined),
  })
  const masks = { head: alpha.slice(), looseHair: alpha.slice(), under: alpha.slice() }
  dropIslands(view, masks)
  const once = masks.head.slice()

  dropIslands(view, masks)

  expect(once.every((value, i) => value <= alpha[i])).toBe(true)
  expect(farthest(masks.head, once)).toBeLessThan(0.7)
  expect(sumOf(once) - sumOf(masks.head)).toBeLessThan(0.02 * sumOf(once))
  expect(masks.under).toEqual(alpha)
})

test('a head without a nose is all islands', () => {
  const { view, alpha, at } = syntheticHead()
  const head = alpha.slice()
  for (let x = -1; x < 1; x += 0.05) for (let y = 0; y < 3; y += 0.05) head[at(x, y)] = 0

  dropIslands(view, { head, looseHair: alpha.slice(), under: alpha.slice() })

  expect(sumOf(head)).toBe(0)
})

test('a tuft two centimetres beside the head is dropped', () => {
  const { view, alpha, at } = syntheticHead({
    paint: (x, y) => (Math.hypot(x - 12.5, y + 2) < 1 ? 'hair' : undefined),
  })
  const head = alpha.slice()

  dropIslands(view, { head, looseHair: alpha.slice(), under: alpha.slice() })

  expect(alpha[at(12.5, -2)]).toBe(1)
  expect(head[at(12.5, -2)]).toBe(0)
})

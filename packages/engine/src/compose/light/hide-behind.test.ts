import { expect, test } from 'vitest'
import type { Box } from '../box.ts'
import { hideBehind, hideBehindForeground, type ShownPerson } from './hide-behind.ts'

function person(box: Box, alpha: number): ShownPerson {
  const plane = () => new Float32Array(box.widthPx * box.heightPx).fill(alpha)
  return { box, a: plane(), skin: plane(), head: plane() }
}
const box = (left: number, top: number, widthPx: number, heightPx: number): Box => ({
  left,
  top,
  widthPx,
  heightPx,
})

test('who stands behind loses what the other covers, by its share, and nothing beside it', () => {
  const behind = person(box(0, 0, 4, 2), 1)
  hideBehind(behind, person(box(2, 1, 5, 5), 0.75))
  expect([...behind.a]).toEqual([1, 1, 1, 1, 1, 1, 0.25, 0.25])
  expect([...behind.skin]).toEqual([...behind.a])
})

test('the head is known whole, whatever hides it', () => {
  const behind = person(box(0, 0, 2, 2), 1)
  hideBehind(behind, person(box(0, 0, 2, 2), 1))
  expect([...behind.a, ...behind.head]).toEqual([0, 0, 0, 0, 1, 1, 1, 1])
})

test('people apart hide nothing of each other', () => {
  const behind = person(box(0, 0, 2, 2), 1)
  hideBehind(behind, person(box(2, 0, 2, 2), 1))
  expect(Math.min(...behind.a)).toBe(1)
})

test('flowers in front hide by their alpha', () => {
  const behind = person(box(0, 0, 2, 1), 1)
  hideBehindForeground(behind, { box: box(1, 0, 1, 1), rgba: Uint8Array.of(9, 9, 9, 255) })
  expect([...behind.a]).toEqual([1, 0])
})

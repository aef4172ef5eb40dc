import { expect, test } from 'vitest'
import { areaOf, boxAround, overlap } from './box.ts'

const unit = { left: 0, top: 0, right: 10, bottom: 10 }

test('boxes apart do not overlap', () => {
  expect(overlap(unit, { left: 10, top: 0, right: 20, bottom: 10 })).toBe(0)
})

test('a box inside another overlaps it wholly', () => {
  expect(overlap(unit, { left: 2, top: 2, right: 4, bottom: 4 })).toBe(1)
})

test('boxes that share half of one overlap by a half', () => {
  expect(overlap(unit, { left: 5, top: 0, right: 15, bottom: 10 })).toBe(0.5)
})

test('the box around a mesh reaches from its first to its last landmark', () => {
  const box = boxAround(Float32Array.from([3, 4, 9, -1, 8, 2, 5, 6, 1]))

  expect(box).toEqual({ left: -1, top: 4, right: 5, bottom: 8 })
  expect(areaOf(box)).toBe(24)
})

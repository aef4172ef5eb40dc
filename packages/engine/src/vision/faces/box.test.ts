import fc from 'fast-check'
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

const side = fc.integer({ min: 1, max: 60 })
const corner = fc.integer({ min: -50, max: 50 })
const box = fc
  .tuple(corner, corner, side, side)
  .map(([left, top, width, height]) => ({ left, top, right: left + width, bottom: top + height }))

test('an overlap is the same both ways and a share', () => {
  fc.assert(
    fc.property(box, box, (a, b) => {
      expect(overlap(a, b)).toBe(overlap(b, a))
      expect(overlap(a, b) >= 0 && overlap(a, b) <= 1).toBe(true)
      expect(overlap(a, a)).toBe(1)
    }),
  )
})

test('an overlap is that of the px both boxes hold', () => {
  fc.assert(
    fc.property(box, box, (a, b) => {
      let shared = 0
      for (let y = a.top; y < a.bottom; y++)
        for (let x = a.left; x < a.right; x++)
          if (x >= b.left && x < b.right && y >= b.top && y < b.bottom) shared++

      expect(overlap(a, b)).toBeCloseTo(shared / Math.min(areaOf(a), areaOf(b)), 9)
    }),
  )
})

test('boxes moved or enlarged together overlap as before', () => {
  fc.assert(
    fc.property(box, box, corner, side, (a, b, by, times) => {
      const change = (value: number) => (value + by) * times
      const changed = ({ left, top, right, bottom }: typeof a) => ({
        left: change(left),
        top: change(top),
        right: change(right),
        bottom: change(bottom),
      })

      expect(overlap(changed(a), changed(b))).toBeCloseTo(overlap(a, b), 9)
    }),
  )
})

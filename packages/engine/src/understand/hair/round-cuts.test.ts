import { expect, test } from 'vitest'
import { syntheticHead } from '../../testing/synthetic-head.ts'
import { roundCuts } from './round-cuts.ts'

interface Cut {
  /** Whether the photo shows a place, cm from the middle of the face. */
  shows: (x: number, y: number) => boolean
  /** Whether the head is there; hair unless less is said. */
  isHead: (x: number, y: number) => boolean
  hair?: number
}

function cutHair({ shows, isHead, hair: share = 1 }: Cut) {
  const { view, at } = syntheticHead()
  const { widthPx, pxPerCm } = view
  const place = (i: number) =>
    [((i % widthPx) + 0.5) / pxPerCm - 20, (Math.floor(i / widthPx) + 0.5) / pxPerCm - 16] as const
  const isInside = view.isInside.map((_, i) => (shows(...place(i)) ? 1 : 0))
  const before = Float32Array.from(isInside, (inside, i) => (inside && isHead(...place(i)) ? 1 : 0))
  const head = before.slice()
  roundCuts({ ...view, isInside }, head, new Float32Array(head.length).fill(share))
  const topAt = (x: number) => {
    let y = -15.9
    while (head[at(x, y)] < 0.5) y += 1 / pxPerCm
    return y
  }
  return { head, before, at, topAt }
}

/** Wide curls that reach over the upper border, 8 cm over the middle of the face. */
const curls = { shows: (_: number, y: number) => y > -8, isHead: (x: number) => Math.abs(x) < 10 }

test('hair under the upper border ends unevenly', () => {
  const { topAt } = cutHair(curls)
  const tops = Array.from({ length: 33 }, (_, k) => topAt(-4 + k / 4))

  expect(Math.max(...tops) - Math.min(...tops)).toBeGreaterThan(0.3)
  expect(Math.max(...tops)).toBeLessThan(-6.2)
})

test('the corners of a wide cut are round, of a narrow one less', () => {
  const wide = cutHair(curls)
  const narrow = cutHair({ ...curls, isHead: (x) => Math.abs(x) < 4 })

  expect(wide.topAt(9.5) - wide.topAt(0)).toBeGreaterThan(2)
  expect(narrow.topAt(3.5) - narrow.topAt(0)).toBeGreaterThan(0.4)
  expect(narrow.topAt(3.5) - narrow.topAt(0)).toBeLessThan(wide.topAt(9.5) - wide.topAt(0))
})

test('a corner of the photo within the hair is round too', () => {
  const { head, at } = cutHair({ shows: (x, y) => y > -8 && x < 8, isHead: () => true })

  expect(head[at(7, -7)]).toBe(0)
  expect(head[at(4, -3)]).toBe(1)
})

test('hair whose own outline lies inside the photo stays as it is', () => {
  const isRound = (x: number, y: number) => Math.hypot(x, y) < 10
  const { head, before } = cutHair({ shows: (x, y) => Math.abs(x) < 11.5 && y > -11.5, isHead: isRound })

  expect(head).toEqual(before)
})

test('a face that the border cuts keeps its line, and so do lengths that end at the lower border', () => {
  const face = cutHair({ ...curls, hair: 0.2 })
  expect(face.head).toEqual(face.before)

  const lengths = cutHair({ shows: (_, y) => y < 14, isHead: (x, y) => y > 0 && Math.abs(x) < 8 })
  expect(lengths.head).toEqual(lengths.before)
})

test('a hole within the curls is no corner of them', () => {
  const isCurl = (x: number, y: number) => Math.abs(x) < 10 && Math.hypot(x, y + 4) > 0.8
  const { head, at } = cutHair({ ...curls, isHead: isCurl })

  expect(head[at(1.2, -4)]).toBe(1)
})

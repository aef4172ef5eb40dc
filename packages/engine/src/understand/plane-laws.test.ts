import fc from 'fast-check'
import { expect, test } from 'vitest'
import { convexHull } from './convex-hull.ts'
import { flood } from './flood.ts'
import { originalFace, toBytes } from './planes.ts'

const widthPx = 9
const heightPx = 7
const field = fc.array(fc.boolean(), { minLength: widthPx * heightPx, maxLength: widthPx * heightPx })
const starts = fc.array(fc.nat(widthPx * heightPx - 1), { minLength: 1, maxLength: 3 })
const coordinate = fc.integer({ min: -20, max: 20 })
const points = fc.array(fc.tuple(coordinate, coordinate), { minLength: 3, maxLength: 25 })

test('a flood reaches what a walk from px to px reaches', () => {
  fc.assert(
    fc.property(field, starts, (isOpen, from) => {
      expect(reached(isOpen, from)).toEqual(walked(isOpen, from))
    }),
  )
})

test('a flood reaches only open px, and one that starts where it ended reaches no more', () => {
  fc.assert(
    fc.property(field, starts, (isOpen, from) => {
      const first = reached(isOpen, from)
      const wet = first.flatMap((value, i) => (value ? [i] : []))

      for (const i of wet) expect(isOpen[i]).toBe(true)
      expect(reached(isOpen, wet)).toEqual(first)
    }),
  )
})

test('opening one more px never dries another', () => {
  fc.assert(
    fc.property(field, starts, fc.nat(widthPx * heightPx - 1), (isOpen, from, opened) => {
      const before = reached(isOpen, from)
      const after = reached(
        isOpen.map((open, i) => open || i === opened),
        from,
      )

      for (const [i, value] of before.entries()) expect(after[i]).toBeGreaterThanOrEqual(value)
    }),
  )
})

test('a flood of a hundred thousand px does not run out of stack', () => {
  const wet = flood({ widthPx: 400, heightPx: 300, from: [0], isOpen: () => true })

  expect(wet.every((value) => value === 1)).toBe(true)
})

test('a hull is made of points of its set, each once, and its own hull is itself', () => {
  fc.assert(
    fc.property(points, (set) => {
      const hull = convexHull(set)

      for (const corner of hull) expect(set).toContainEqual(corner)
      expect(new Set(hull.map(String)).size).toBe(hull.length)
      expect(convexHull(hull).map(String).toSorted()).toEqual(hull.map(String).toSorted())
    }),
  )
})

test('neither order nor place of the points changes their hull', () => {
  fc.assert(
    fc.property(points, coordinate, (set, by) => {
      const hull = convexHull(set).map(String)
      const moved = convexHull(set.map(([x, y]): [number, number] => [x + by, y - by]))

      expect(convexHull(set.toReversed()).map(String)).toEqual(hull)
      expect(moved.map(([x, y]) => String([x - by, y + by]))).toEqual(hull)
    }),
  )
})

test('the corners of a hull are the points that no triangle of others holds', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(coordinate, coordinate), { minLength: 4, maxLength: 9 }), (set) => {
      const corners = new Set(convexHull(set).map(String))

      for (const point of set)
        if (isInsideTriangle(point, set)) expect(corners.has(String(point))).toBe(false)
    }),
    { numRuns: 40 },
  )
})

test('bytes of shares rise with them and their ends are 0 and 255', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -1, max: 2, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (a, by) => {
        const [low, high] = toBytes(Float32Array.of(a, a + by))

        expect(low).toBeLessThanOrEqual(high)
        expect(Math.abs(low - 255 * Math.max(0, Math.min(1, a)))).toBeLessThan(0.51)
      },
    ),
  )
})

test('px come back from the photo whole or not at all', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 20 }),
      (inner) => {
        const colours = originalFace(
          new Uint8Array(inner.length * 3).fill(1),
          new Uint8Array(inner.length * 3).fill(9),
          Float32Array.from(inner),
        )

        for (const [i, share] of inner.entries())
          expect([...colours.subarray(i * 3, i * 3 + 3)]).toEqual(
            Array(3).fill(Math.fround(share) > 0.9 ? 9 : 1),
          )
      },
    ),
  )
})

function reached(isOpen: readonly boolean[], from: readonly number[]): number[] {
  return [...flood({ widthPx, heightPx, from, isOpen: (i) => isOpen[i] })]
}

/** Spreads by a step at a time until nothing changes. */
function walked(isOpen: readonly boolean[], from: readonly number[]): number[] {
  let wet = isOpen.map((open, i) => open && from.includes(i))
  while (true) {
    const next = wet.map((is, i) => is || (isOpen[i] && neighbours(i).some((k) => wet[k])))
    if (next.every((is, i) => is === wet[i])) return wet.map(Number)
    wet = next
  }
}

function neighbours(i: number): number[] {
  const x = i % widthPx
  return [x > 0 ? i - 1 : -1, x < widthPx - 1 ? i + 1 : -1, i - widthPx, i + widthPx].filter((k) => k >= 0)
}

type Point = readonly [number, number]

/** Strictly inside, by the side on which the point lies of each edge. */
function isInsideTriangle(point: Point, set: readonly Point[]): boolean {
  const side = (a: Point, b: Point) =>
    Math.sign((b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]))
  return set.some((a) =>
    set.some((b) =>
      set.some((c) => side(a, b) !== 0 && side(a, b) === side(b, c) && side(b, c) === side(c, a)),
    ),
  )
}

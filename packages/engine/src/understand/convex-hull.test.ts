import fc from 'fast-check'
import { expect, test } from 'vitest'
import { convexHull } from './convex-hull.ts'

test('the hull of a square with points inside is the square', () => {
  const hull = convexHull([
    [0, 0],
    [4, 0],
    [2, 2],
    [4, 4],
    [1, 3],
    [0, 4],
    [2, 0],
  ])

  expect(hull.toSorted()).toEqual([
    [0, 0],
    [0, 4],
    [4, 0],
    [4, 4],
  ])
})

test('every point lies on the same side of every edge of the hull', () => {
  const coordinate = fc.integer({ min: -50, max: 50 })
  fc.assert(
    fc.property(fc.array(fc.tuple(coordinate, coordinate), { minLength: 3, maxLength: 40 }), (points) => {
      const hull = convexHull(points)
      for (const [i, [aX, aY]] of hull.entries()) {
        const [bX, bY] = hull[(i + 1) % hull.length]
        for (const [x, y] of points)
          expect((bX - aX) * (y - aY) - (bY - aY) * (x - aX)).toBeGreaterThanOrEqual(0)
      }
    }),
  )
})

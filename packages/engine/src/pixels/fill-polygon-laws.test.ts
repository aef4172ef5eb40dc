import fc from 'fast-check'
import { expect, test } from 'vitest'
import { farthest, mirrorPlane, sumOf } from '../testing/planes.ts'
import { fillPolygon, type Point } from './fill-polygon.ts'

const side = 40
const coordinate = fc.double({ min: 4, max: 30, noNaN: true })
const point: fc.Arbitrary<Point> = fc.tuple(coordinate, coordinate)
const triangle = fc.tuple(point, point, point)

test('a triangle covers its own area', () => {
  fc.assert(
    fc.property(triangle, (points) => {
      const covered = sumOf(fillPolygon(points, side, side))

      // Four lines to a px: a width that grows to its widest and shrinks again is off by at most
      // half the distance of two lines each way.
      expect(Math.abs(covered - areaOf(points))).toBeLessThan(widthOf(points) / 4 + 0.001)
    }),
  )
})

test('coverage lies within 0 and 1', () => {
  fc.assert(
    fc.property(fc.array(point, { minLength: 3, maxLength: 9 }), (points) => {
      const plane = fillPolygon(points, side, side)

      expect(plane.every((value) => value >= 0 && value <= 1.00001)).toBe(true)
    }),
  )
})

test('neither the first corner nor the direction matters', () => {
  fc.assert(
    fc.property(fc.array(point, { minLength: 3, maxLength: 9 }), fc.nat(8), (points, turn) => {
      const start = turn % points.length
      const turned = [...points.slice(start), ...points.slice(0, start)]
      const plane = fillPolygon(points, side, side)

      expect(farthest(fillPolygon(turned, side, side), plane)).toBeLessThan(1e-5)
      expect(farthest(fillPolygon(points.toReversed(), side, side), plane)).toBeLessThan(1e-5)
    }),
  )
})

test('a mirrored polygon has the mirrored coverage', () => {
  fc.assert(
    fc.property(triangle, (points) => {
      const mirrored = points.map(([x, y]): Point => [side - x, y])

      expect(
        farthest(fillPolygon(mirrored, side, side), mirrorPlane(fillPolygon(points, side, side), side)),
      ).toBeLessThan(1e-4)
    }),
  )
})

test('a polygon moved by whole px covers the moved px', () => {
  fc.assert(
    fc.property(triangle, fc.nat(8), fc.nat(8), (points, dx, dy) => {
      const moved = fillPolygon(
        points.map(([x, y]): Point => [x + dx, y + dy]),
        side,
        side,
      )
      const plane = fillPolygon(points, side, side)

      for (let y = 0; y < side - dy; y += 3)
        for (let x = 0; x < side - dx; x += 3)
          expect(moved[(y + dy) * side + x + dx]).toBeCloseTo(plane[y * side + x], 4)
    }),
  )
})

test('a star drawn in one line is hollow in its middle', () => {
  const star = Array.from({ length: 5 }, (_, i): Point => {
    const angle = (i * 4 * Math.PI) / 5
    return [20 + 15 * Math.sin(angle), 20 - 15 * Math.cos(angle)]
  })

  const plane = fillPolygon(star, side, side)

  expect(plane[20 * side + 20]).toBe(0)
  expect(plane[9 * side + 20]).toBeGreaterThan(0.9)
})

test('a polygon beside the plane or without an inside covers nothing', () => {
  const outside: Point[] = [
    [50, 2],
    [60, 2],
    [55, 30],
  ]
  const line: Point[] = [
    [3, 3],
    [30, 30],
    [3, 3],
  ]

  expect(sumOf(fillPolygon(outside, side, side))).toBe(0)
  expect(sumOf(fillPolygon(line, side, side))).toBeLessThan(1e-9)
})

function widthOf(points: readonly Point[]): number {
  const xs = points.map(([x]) => x)
  return Math.max(...xs) - Math.min(...xs)
}

function areaOf(points: readonly Point[]): number {
  let twice = 0
  for (const [i, [x, y]] of points.entries()) {
    const [nextX, nextY] = points[(i + 1) % points.length]
    twice += x * nextY - nextX * y
  }
  return Math.abs(twice) / 2
}

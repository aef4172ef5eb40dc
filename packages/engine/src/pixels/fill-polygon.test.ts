import { expect, test } from 'vitest'
import { fillPolygon } from './fill-polygon.ts'

const sum = (plane: Float32Array) => plane.reduce((total, value) => total + value, 0)

test('coverage adds up to the area, whole pixels or not', () => {
  const square = [
    [2.25, 3.5],
    [7.75, 3.5],
    [7.75, 9],
    [2.25, 9],
  ] as const
  const plane = fillPolygon(square, 12, 12)
  expect(sum(plane)).toBeCloseTo(5.5 * 5.5, 3)
  expect(plane[5 * 12 + 5]).toBe(1)
  expect(plane[5 * 12 + 2]).toBeCloseTo(0.75)
  expect(plane[0]).toBe(0)
})

test('a polygon that leaves the plane is cut at its borders', () => {
  const plane = fillPolygon(
    [
      [-5, -5],
      [20, -5],
      [20, 20],
      [-5, 20],
    ],
    8,
    8,
  )
  expect(sum(plane)).toBeCloseTo(64)
})

test('a second polygon adds to the first on a given plane', () => {
  const box = (left: number) =>
    [
      [left, 0],
      [left + 2, 0],
      [left + 2, 2],
      [left, 2],
    ] as const
  const plane = fillPolygon(box(0), 8, 4)
  fillPolygon(box(4), 8, 4, plane)
  expect([plane[0], plane[2], plane[4]]).toEqual([1, 0, 1])
})

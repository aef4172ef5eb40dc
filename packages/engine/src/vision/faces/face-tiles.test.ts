import fc from 'fast-check'
import { expect, test } from 'vitest'
import { faceTiles } from './face-tiles.ts'

test('a picture is first looked at as a whole, then in smaller and smaller squares', () => {
  const sides = faceTiles(800, 1200).map(([first]) => first.widthPx)

  expect(sides).toEqual([1200, 800, 480, 288])
})

test('a square picture is not looked at twice at the same size', () => {
  expect(faceTiles(600, 600).map(([first]) => first.widthPx)).toEqual([600, 360, 216])
})

test.each([
  [1, 300],
  [1, 20_000],
  [20_000, 2],
  [64, 256],
  [3000, 4000],
])('a picture of %i × %i px is looked at in 120 tiles at most', (widthPx, heightPx) => {
  expect(faceTiles(widthPx, heightPx).flat().length).toBeLessThanOrEqual(120)
})

test('every place of a picture lies well inside a tile of each size', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 3000 }),
      fc.integer({ min: 100, max: 3000 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (widthPx, heightPx, u, v) => {
        for (const tiles of faceTiles(widthPx, heightPx)) {
          const reach = tiles[0].widthPx * 0.19
          const x = reach + u * Math.max(0, widthPx - 2 * reach)
          const y = reach + v * Math.max(0, heightPx - 2 * reach)
          const isInside = tiles.some(
            (tile) =>
              Math.abs(x - tile.centreX) <= tile.widthPx / 2 - reach + 1e-6 &&
              Math.abs(y - tile.centreY) <= tile.heightPx / 2 - reach + 1e-6,
          )
          expect(isInside).toBe(true)
        }
      },
    ),
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nearestPlaces } from './nearest-place.ts'

const plane = fc.record({
  widthPx: fc.integer({ min: 1, max: 14 }),
  heightPx: fc.integer({ min: 1, max: 14 }),
  seeds: fc.array(fc.nat(195), { minLength: 1, maxLength: 6 }),
})

test('the nearest place of a set is found, at most a little too far', () => {
  fc.assert(
    fc.property(plane, ({ widthPx, heightPx, seeds }) => {
      const places = new Set(seeds.map((seed) => seed % (widthPx * heightPx)))
      const { far, right, down } = nearestPlaces({ widthPx, heightPx, isIn: (i) => places.has(i) })
      for (let i = 0; i < widthPx * heightPx; i++) {
        const [x, y] = [i % widthPx, Math.floor(i / widthPx)]
        const ways = [...places].map((p) => Math.hypot((p % widthPx) - x, Math.floor(p / widthPx) - y))
        expect(far[i]).toBeGreaterThanOrEqual(Math.min(...ways) - 1e-5)
        expect(far[i]).toBeLessThan(Math.min(...ways) + 0.5)
        expect(places.has((y + down[i]) * widthPx + x + right[i])).toBe(true)
      }
    }),
  )
})

test('an empty set is nowhere', () => {
  const { far } = nearestPlaces({ widthPx: 4, heightPx: 3, isIn: () => false })

  expect([...far]).toEqual(new Array(12).fill(Infinity))
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { balanceWhite } from './balance-white.ts'

const lengthPx = 900

interface Scene {
  /** Colour of the wall, OKLab a and b. */
  wall: readonly [number, number]
  /** Colour of the skin before the lamp's tint. */
  skin?: readonly [number, number]
  /** Tint of the light on everything. */
  tint?: readonly [number, number]
  lightness?: number
}

/** Skin beside a wall; the wall takes two thirds of the picture. */
function scene({ wall, skin = [0.045, 0.05], tint = [0, 0], lightness = 0.7 }: Scene) {
  const faceSkin = Float32Array.from({ length: lengthPx }, (_, i) => (i < 300 ? 1 : 0))
  const plane = (c: 0 | 1) => faceSkin.map((share) => (share ? skin[c] : wall[c]) + tint[c])
  const planes = {
    widthPx: 30,
    heightPx: 30,
    lightness: new Float32Array(lengthPx).fill(lightness),
    a: plane(0),
    b: plane(1),
  }
  balanceWhite({ planes, faceSkin, coloured: faceSkin })
  return { wall: [planes.a[600], planes.b[600]], skin: [planes.a[0], planes.b[0]] }
}

test.each<[string, readonly [number, number]]>([
  ['lamp light', [0.005, 0.045]],
  ['open shade', [-0.005, -0.045]],
  ['a purple spot', [0.03, -0.03]],
])('%s that tints wall and skin is taken off both', (_, tint) => {
  const after = scene({ wall: [0, 0], tint })
  expect(Math.hypot(...after.wall)).toBeLessThan(0.6 * Math.hypot(...tint))
  expect(Math.hypot(after.skin[0] - 0.045, after.skin[1] - 0.05)).toBeLessThan(0.6 * Math.hypot(...tint))
})

test.each<[string, readonly [number, number]]>([
  ['brown', [0.02, 0.037]],
  ['light blue', [-0.014, -0.017]],
  ['lilac', [0.018, -0.014]],
])('a %s wall behind usual skin is paint, not light', (_, wall) => {
  const after = scene({ wall })
  expect(after.skin[0]).toBeCloseTo(0.045, 6)
  expect(after.skin[1]).toBeCloseTo(0.05, 6)
})

test('warm dark skin before a warm wall keeps its chroma', () => {
  const after = scene({ wall: [0.02, 0.037], skin: [0.062, 0.06], lightness: 0.45 })
  expect(Math.hypot(...after.skin)).toBeGreaterThan(0.92 * Math.hypot(0.062, 0.06))
})

test('ruddy skin before a grey wall stays ruddy', () => {
  expect(scene({ wall: [0, 0], skin: [0.07, 0.04] }).skin[0]).toBeCloseTo(0.07, 6)
})

test('a black and white picture stays one', () => {
  expect(scene({ wall: [0, 0], skin: [0, 0] })).toEqual({ wall: [0, 0], skin: [0, 0] })
})

test('whatever wall and skin are, skin never moves away from usual skin', () => {
  const colour = fc.tuple(
    fc.double({ min: -0.06, max: 0.09, noNaN: true }),
    fc.double({ min: -0.06, max: 0.09, noNaN: true }),
  )
  const far = ([a, b]: readonly number[]) => Math.hypot(a - 0.044, b - 0.049)
  fc.assert(
    fc.property(colour, colour, (wall, skin) => {
      expect(far(scene({ wall, skin }).skin)).toBeLessThanOrEqual(far(skin) + 1e-6)
    }),
  )
})

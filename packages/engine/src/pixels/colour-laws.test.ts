import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  labFromLinear,
  linearFromByte,
  linearFromOklab,
  luminance,
  oklabFromLinear,
  quickSrgb,
  type Rgb,
  toLinear,
  toSrgb,
} from './colour-space.ts'
import { deltaE2000 } from './delta-e.ts'

const share = fc.double({ min: 0, max: 1, noNaN: true })
const colour: fc.Arbitrary<Rgb> = fc.tuple(share, share, share)
const lab: fc.Arbitrary<Rgb> = fc.tuple(
  fc.double({ min: 0, max: 100, noNaN: true }),
  fc.double({ min: -90, max: 90, noNaN: true }),
  fc.double({ min: -90, max: 90, noNaN: true }),
)

test('every shade of linear light comes back from sRGB', () => {
  fc.assert(fc.property(share, (light) => Math.abs(toLinear(toSrgb(light)) - light) < 1e-7))
})

test('each byte comes back from linear light, also by the quick table', () => {
  for (let byte = 0; byte < 256; byte++) {
    expect(Math.round(toSrgb(linearFromByte[byte]) * 255)).toBe(byte)
    expect(Math.round(quickSrgb(linearFromByte[byte]) * 255)).toBe(byte)
  }
})

test('the sRGB curve has no step where its two parts meet', () => {
  expect(toLinear(0.04046) - toLinear(0.04044)).toBeLessThan(3e-6)
  expect(toSrgb(0.0031309) - toSrgb(0.0031307)).toBeLessThan(5e-6)
})

test('light below black is black, light above white stays above it', () => {
  expect(toSrgb(-0.5)).toBe(0)
  expect(toSrgb(4)).toBeGreaterThan(1.7)
})

// From Björn Ottosson's table of sRGB primaries in OKLab.
test.each<[string, Rgb, Rgb]>([
  ['red', [1, 0, 0], [0.62796, 0.22486, 0.12585]],
  ['green', [0, 1, 0], [0.86644, -0.23389, 0.1795]],
  ['blue', [0, 0, 1], [0.45201, -0.03246, -0.31153]],
])('%s has its published place in OKLab', (_, linear, expected) => {
  for (const [i, value] of oklabFromLinear(linear).entries()) expect(value).toBeCloseTo(expected[i], 4)
})

// CIELAB of the sRGB primaries under D65, as in Bruce Lindbloom's calculator.
test.each<[string, Rgb, Rgb]>([
  ['red', [1, 0, 0], [53.24, 80.09, 67.2]],
  ['green', [0, 1, 0], [87.73, -86.18, 83.18]],
  ['blue', [0, 0, 1], [32.3, 79.19, -107.86]],
])('%s has its published place in CIELAB', (_, linear, expected) => {
  for (const [i, value] of labFromLinear(linear).entries())
    expect(Math.abs(value - expected[i])).toBeLessThan(0.12)
})

test('every colour comes back from OKLab', () => {
  fc.assert(
    fc.property(colour, (linear) => {
      const back = linearFromOklab(oklabFromLinear(linear))

      for (const [i, value] of back.entries()) expect(Math.abs(value - linear[i])).toBeLessThan(1e-5)
    }),
  )
})

test('grey has no colour in either space and more light is lighter in both', () => {
  fc.assert(
    fc.property(share, fc.double({ min: 0.001, max: 0.5, noNaN: true }), (grey, more) => {
      const spaces = [oklabFromLinear, labFromLinear] as const
      for (const space of spaces) {
        const [lightness, a, b] = space([grey, grey, grey])
        expect(Math.hypot(a, b)).toBeLessThan(0.02)
        expect(space([grey + more, grey + more, grey + more])[0]).toBeGreaterThan(lightness)
      }
    }),
  )
})

test('luminance is linear in light', () => {
  fc.assert(
    fc.property(colour, colour, ([r1, g1, b1], [r2, g2, b2]) => {
      const sum = luminance([r1 + 3 * r2, g1 + 3 * g2, b1 + 3 * b2])

      expect(sum).toBeCloseTo(luminance([r1, g1, b1]) + 3 * luminance([r2, g2, b2]), 9)
    }),
  )
})

test('a colour difference is the same both ways, never negative and nothing only to itself', () => {
  fc.assert(
    fc.property(lab, lab, (first, second) => {
      const difference = deltaE2000(first, second)

      expect(difference).toBeCloseTo(deltaE2000(second, first), 4)
      expect(difference).toBeGreaterThanOrEqual(0)
      expect(deltaE2000(first, first)).toBe(0)
      if (Math.abs(first[0] - second[0]) > 1) expect(difference).toBeGreaterThan(0.1)
    }),
  )
})

test('a difference of lightness alone counts fully at middle grey and less at both ends', () => {
  const step = (lightness: number) => deltaE2000([lightness - 0.5, 0, 0], [lightness + 0.5, 0, 0])

  expect(step(50)).toBeCloseTo(1, 2)
  expect(step(5)).toBeLessThan(0.75)
  expect(step(95)).toBeLessThan(0.75)
})

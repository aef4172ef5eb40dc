import fc from 'fast-check'
import { expect, test } from 'vitest'
import { luminance, type Rgb, toLinear } from '../../pixels/colour-space.ts'
import { examplePlate } from '../testing/example-plates.ts'
import { cutBytes, visibleBox } from './decode-attire.ts'
import { decodeLight } from './decode-light.ts'
import { displayAttire } from './display-attire.ts'
import { solveTint } from './solve-tint.ts'

const plate = examplePlate()
const gains: Rgb = [1.5, 1.5, 1.5]
const reference = plate.manifest.skinReference
const at = (x: number, y: number) => y * 200 + x
const neck = at(98, 28)
const cloth = at(120, 150)

test('light decodes from black to its greatest value without a step down', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.5, max: 9, noNaN: true }),
      fc.double({ min: 1, max: 3, noNaN: true }),
      (max, gamma) => {
        const table = decodeLight({ max, gamma })
        expect(table[0]).toBe(0)
        expect(table[255]).toBeCloseTo(max, 5)
        expect(table.every((light, byte) => byte === 0 || light >= table[byte - 1])).toBe(true)
      },
    ),
  )
})

test('the visible box holds every visible pixel and cannot be smaller', () => {
  const pixel = fc.record({ x: fc.nat(11), y: fc.nat(8) })
  fc.assert(
    fc.property(fc.array(pixel, { minLength: 1, maxLength: 6 }), (pixels) => {
      const rgba = new Uint8Array(12 * 9 * 4)
      for (const { x, y } of pixels) rgba[(y * 12 + x) * 4 + 3] = 200
      const [xs, ys] = [pixels.map(({ x }) => x), pixels.map(({ y }) => y)]
      expect(visibleBox(rgba, 12, 9)).toEqual({
        left: Math.min(...xs),
        top: Math.min(...ys),
        widthPx: Math.max(...xs) - Math.min(...xs) + 1,
        heightPx: Math.max(...ys) - Math.min(...ys) + 1,
      })
    }),
  )
})

test('a plate on which nothing shows has an empty box', () => {
  const { widthPx, heightPx } = visibleBox(new Uint8Array(12 * 9 * 4).fill(2), 12, 9)
  expect([widthPx, heightPx]).toEqual([0, 0])
})

test('a cut holds the box’s bytes row by row', () => {
  const bytes = new Uint8Array(5 * 4 * 3).map((_, i) => i)
  expect([...cutBytes(bytes, 5, 3, { left: 3, top: 1, widthPx: 2, heightPx: 2 })]).toEqual([
    24, 25, 26, 27, 28, 29, 39, 40, 41, 42, 43, 44,
  ])
})

test('no colour is brighter than its share, also where the plate is half clear', () => {
  const half = { ...plate, k0: plate.k0.map((byte, i) => (i % 4 === 3 ? byte >> 1 : byte)) }
  const { r, g, b, a } = displayAttire(half, [0.8, 0.6, 0.5], [3, 3, 3])
  for (const channel of [r, g, b]) expect(channel.findIndex((value, i) => value > a[i] + 1e-6)).toBe(-1)
})

test('what the plate does not show stays empty', () => {
  const { r, a, skin } = displayAttire(plate, reference, gains)
  for (const plane of [r, a, skin]) expect(plane[at(5, 5)]).toBe(0)
})

test('more of a tint’s channel gives more of that channel on skin and none on cloth', () => {
  const tint = fc.double({ min: 0.02, max: 0.8, noNaN: true })
  fc.assert(
    fc.property(tint, tint, (one, other) => {
      fc.pre(Math.abs(one - other) > 0.01)
      const [less, more] = [Math.min(one, other), Math.max(one, other)].map((green) =>
        displayAttire(plate, [0.4, green, 0.2], gains),
      )
      expect(more.g[neck]).toBeGreaterThan(less.g[neck])
      expect(more.g[cloth]).toBe(less.g[cloth])
    }),
    { numRuns: 12 },
  )
})

test('a scene’s exposure lightens cloth and skin, and its warmth tints both', () => {
  const [dark, light] = [0.8, 1.6].map((gain) => displayAttire(plate, reference, [gain, gain, gain]))
  const warm = displayAttire(plate, reference, [1.6, 1.4, 1.1])
  for (const i of [neck, cloth]) {
    expect(light.g[i]).toBeGreaterThan(dark.g[i] * 1.2)
    expect(warm.r[i] / warm.b[i]).toBeGreaterThan((light.r[i] / light.b[i]) * 1.1)
  }
})

test('skin is told from cloth whatever its tint and the exposure', () => {
  for (const tint of [
    [0.05, 0.03, 0.02],
    [0.8, 0.6, 0.5],
  ] as const)
    for (const gain of [0.5, 3]) {
      const { skin } = displayAttire(plate, tint, [gain, gain, gain])
      expect(skin[neck]).toBeGreaterThan(0.9)
      expect(skin[cloth]).toBe(0)
    }
})

test('a solved tint shows the asked skin in any scene’s light', () => {
  const channel = fc.double({ min: 0.7, max: 2.4, noNaN: true })
  const depth = fc.double({ min: 0.05, max: 0.5, noNaN: true })
  fc.assert(
    fc.property(fc.tuple(channel, channel, channel), depth, (light, red) => {
      const target: Rgb = [red, red * 0.62, red * 0.45]
      const tint = solveTint({ plate, target, gains: light })
      // A scene too dark for the skin is left darker: nothing reflects more than it can.
      fc.pre(Math.max(...tint) < 0.87)
      const { r, g, b } = displayAttire(plate, tint, light)
      const shown: Rgb = [toLinear(r[neck]), toLinear(g[neck]), toLinear(b[neck])]
      expect(luminance(shown) / luminance(target)).toBeGreaterThan(0.9)
      expect(luminance(shown) / luminance(target)).toBeLessThan(1.1)
      expect(shown[0] / shown[2]).toBeGreaterThan(1.6)
    }),
    { numRuns: 10 },
  )
})

test('a brighter scene needs a darker tint for the same skin', () => {
  const target: Rgb = [0.3, 0.19, 0.13]
  const tints = [1, 1.6, 2.4].map((gain) =>
    luminance(solveTint({ plate, target, gains: [gain, gain, gain] })),
  )
  expect(tints).toEqual(tints.toSorted((a, b) => b - a))
  expect(tints[0]).toBeGreaterThan(tints[2] * 1.5)
})

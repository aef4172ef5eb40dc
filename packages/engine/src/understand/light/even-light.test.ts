import { expect, test } from 'vitest'
import {
  linearAt,
  luminance,
  luminanceAt,
  oklabFromLinear,
  type Rgb,
  toSrgb,
} from '../../pixels/colour-space.ts'
import { type Globe, litGlobe } from '../../testing/lit-globe.ts'
import { evenLight } from './even-light.ts'
import { fitLight } from './fit-light.ts'
import { normalsOf } from './mesh-normals.ts'
import { spreadLight } from './spread-light.ts'

const even = { aside: 0, upright: 0 }
const toneOf = ({ rgb, at }: Globe): Rgb => linearAt(rgb, at(0, 0))
const saturation = (colour: Rgb) => {
  const [lightness, a, b] = oklabFromLinear(colour)
  return Math.hypot(a, b) / lightness
}

test('an evenly lit head is left byte for byte', () => {
  const globe = litGlobe(even)
  const before = globe.rgb.slice()
  evenLight({ view: globe, rgb: globe.rgb, tone: toneOf(globe) })
  expect(globe.rgb).toEqual(before)
})

test('light as any wedding has it is left byte for byte', () => {
  const globe = litGlobe({ aside: -0.35, upright: -0.45 })
  const before = globe.rgb.slice()
  evenLight({ view: globe, rgb: globe.rgb, tone: toneOf(globe) })
  expect(globe.rgb).toEqual(before)
})

test.each([
  { aside: 1.2, upright: 0, left: { aside: 0.4 + 0.38 * 0.8, upright: 0 } },
  { aside: -1.4, upright: -1.2, left: { aside: -(0.4 + 0.38 * 1), upright: -(0.55 + 0.38 * 0.65) } },
])('of light beyond the usual a share stays: $aside aside, $upright upright', ({ aside, upright, left }) => {
  const globe = litGlobe({ aside, upright })
  const evened = evenLight({ view: globe, rgb: globe.rgb, tone: toneOf(globe) })
  const again = fitLight(globe, globe.rgb, normalsOf(globe.mesh))
  for (const axis of ['aside', 'upright'] as const) {
    expect(evened.left[axis]).toBeCloseTo(left[axis], 0)
    expect(again[axis]).toBeGreaterThan(left[axis] - 0.2)
    expect(again[axis]).toBeLessThan(left[axis] + 0.2)
  }
})

test('the lit half gets darker and the shaded half lighter, and both keep their hue', () => {
  const globe = litGlobe({ aside: 1.4, upright: 0 })
  const before = globe.rgb.slice()
  evenLight({ view: globe, rgb: globe.rgb, tone: toneOf(globe) })
  const [lit, shaded] = [globe.at(5, 0), globe.at(-5, 0)]
  expect(luminanceAt(globe.rgb, lit)).toBeLessThan(0.85 * luminanceAt(before, lit))
  expect(luminanceAt(globe.rgb, shaded)).toBeGreaterThan(1.15 * luminanceAt(before, shaded))
  for (const i of [lit, shaded])
    expect(saturation(linearAt(globe.rgb, i)) / saturation(linearAt(before, i))).toBeCloseTo(1, 1)
})

test('light changes on the head and right under the chin, and hair on the chest keeps the photo’s', () => {
  const globe = litGlobe(even)
  const tall = { ...globe, heightPx: 2 * globe.heightPx }
  const stops = spreadLight(tall, normalsOf(globe.mesh), { aside: 0, upright: 0.8 })
  expect(stops[globe.at(0, 8)]).toBeGreaterThan(0.4)
  expect(stops[globe.at(0, 11)]).toBeGreaterThan(0.4)
  expect(stops[globe.at(0, 18.5)]).toBe(0)
})

/** A lamp's glare around a place: white added to the skin. */
function glare({ rgb, at }: Globe, [x, y]: readonly [number, number], strength: number): void {
  const own = linearAt(rgb, at(x, y))
  for (let dy = -0.6; dy <= 0.6; dy += 0.05)
    for (let dx = -0.6; dx <= 0.6; dx += 0.05) {
      const i = at(x + dx, y + dy)
      for (let c = 0; c < 3; c++) rgb[i * 3 + c] = Math.round(255 * toSrgb(own[c] + strength))
    }
}

test('a flash’s hot spot loses white and comes back to the skin’s hue, never under its light', () => {
  const globe = litGlobe(even)
  glare(globe, [0, -3], 0.35)
  const spot = globe.at(0, -3)
  const before = linearAt(globe.rgb, spot)
  evenLight({ view: globe, rgb: globe.rgb, tone: toneOf(globe) })
  const after = linearAt(globe.rgb, spot)
  expect(luminance(after)).toBeLessThan(0.85 * luminance(before))
  expect(luminance(after)).toBeGreaterThan(luminance(toneOf(globe)))
  expect(saturation(after)).toBeGreaterThan(1.15 * saturation(before))
  expect(saturation(after)).toBeLessThanOrEqual(saturation(toneOf(globe)) + 0.01)
})

test('pale skin in good light keeps its own highlights', () => {
  const globe = litGlobe(even, [232, 204, 190])
  glare(globe, [0, -3], 0.14)
  const before = globe.rgb.slice()
  evenLight({ view: globe, rgb: globe.rgb, tone: toneOf(globe) })
  expect(globe.rgb).toEqual(before)
})

test('teeth and the whites of eyes keep their light', () => {
  const globe = litGlobe(even)
  const places = [
    [-2.9, -2.4],
    [2.9, -2.4],
    [0, 5.2],
  ] as const
  for (const [x, y] of places)
    for (let d = -0.3; d <= 0.3; d += 0.05)
      globe.rgb.fill(245, globe.at(x - 0.8, y + d) * 3, globe.at(x + 0.8, y + d) * 3)
  const before = globe.rgb.slice()
  evenLight({ view: globe, rgb: globe.rgb, tone: toneOf(globe) })
  for (const [x, y] of places)
    expect(linearAt(globe.rgb, globe.at(x, y))).toEqual(linearAt(before, globe.at(x, y)))
})

test('dark skin is not greyed: its shine goes and its colour stays', () => {
  const globe = litGlobe({ aside: 1, upright: -1 }, [92, 60, 46])
  const tone = toneOf(globe)
  evenLight({ view: globe, rgb: globe.rgb, tone })
  for (const [x, y] of [
    [0, 0],
    [4, -3],
    [-4, 3],
    [0, -6],
  ]) {
    const after = linearAt(globe.rgb, globe.at(x, y))
    expect(saturation(after) / saturation(tone)).toBeGreaterThan(0.93)
  }
})

test('the mirror image of a head is lit as the mirror image', () => {
  const [right, left] = [1.3, -1.3].map((aside) => {
    const globe = litGlobe({ aside, upright: -0.8 })
    evenLight({ view: globe, rgb: globe.rgb, tone: toneOf(globe) })
    return globe
  })
  for (const x of [1, 3, 5])
    expect(luminanceAt(right.rgb, right.at(x, 1)) / luminanceAt(left.rgb, left.at(-x, 1))).toBeCloseTo(1, 1)
})

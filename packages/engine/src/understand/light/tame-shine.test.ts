import { expect, test } from 'vitest'
import { linearAt, luminance, oklabFromLinear, type Rgb, toSrgb } from '../../pixels/colour-space.ts'
import { litGlobe } from '../../testing/lit-globe.ts'
import { recolourDimmed } from './tame-shine.ts'

const saturation = (colour: Rgb) => {
  const [lightness, a, b] = oklabFromLinear(colour)
  return Math.hypot(a, b) / lightness
}

/** An evenly lit face with a px that a window made whiter, recoloured as one that was made darker by so many stops. */
function recoloured(stops: number) {
  const globe = litGlobe({ aside: 0, upright: 0 })
  const [pale, plain] = [globe.at(2, 2), globe.at(-2, 2)]
  const tone = linearAt(globe.rgb, plain)
  tone.forEach((value, c) => {
    globe.rgb[pale * 3 + c] = Math.round(255 * toSrgb(value + 0.1))
  })
  const before = globe.rgb.slice()
  recolourDimmed(globe, globe.rgb, tone, new Float32Array(globe.rgb.length / 3).fill(stops))
  const shown = (i: number) => ({ before: linearAt(before, i), after: linearAt(globe.rgb, i) })
  return { tone, pale: shown(pale), plain: shown(plain), rgb: globe.rgb, bytes: before }
}

test('white skin that was made darker has half of the skin’s own colour again, in the same light', () => {
  const { tone, pale } = recoloured(-0.8)
  const [before, after, own] = [pale.before, pale.after, tone].map(saturation)
  expect(after).toBeGreaterThan(before + 0.3 * (own - before))
  expect(after).toBeLessThan(own)
  expect(luminance(pale.after) / luminance(pale.before)).toBeCloseTo(1, 1)
})

test('skin of its own colour stays, and so does all that was not made darker', () => {
  const { plain } = recoloured(-0.8)
  expect(saturation(plain.after)).toBeCloseTo(saturation(plain.before), 2)
  const { rgb, bytes } = recoloured(0)
  expect(rgb).toEqual(bytes)
})

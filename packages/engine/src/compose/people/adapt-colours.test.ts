import { expect, test } from 'vitest'
import { luminance, oklabFromLinear, type Rgb, toLinear } from '../../pixels/colour-space.ts'
import { adaptColour, adaptColours, exposureGain, underexposureLift } from './adapt-colours.ts'

const neutral: Rgb = [1, 1, 1]
const light = (skin: Rgb, photoHighlight = 0.8, faceHighlight = 0.6) => ({
  skin,
  tone: skin,
  photoHighlight,
  faceHighlight,
})
/** From very dark to very pale, linear light. */
const skins: Rgb[] = [
  [0.05, 0.025, 0.016],
  [0.14, 0.075, 0.048],
  [0.35, 0.2, 0.13],
  [0.62, 0.44, 0.34],
]

test('nobody is made lighter or darker for the colour of their skin', () => {
  for (const skin of skins)
    for (const scene of [neutral, [1.05, 0.98, 0.9] as const]) {
      const adapted = adaptColours(light(skin), scene).skin
      expect(luminance(adapted) / luminance(skin)).toBeGreaterThan(0.97)
      expect(luminance(adapted) / luminance(skin)).toBeLessThan(1.03)
    }
})

test('exposure follows highlights alone', () => {
  expect(exposureGain(light(skins[0]))).toBe(exposureGain(light(skins[3])))
  expect(exposureGain(light(skins[2], 0.8, 0.6))).toBe(1)
  expect(exposureGain(light(skins[2], 0.3, 0.6))).toBeGreaterThan(1.2)
  expect(exposureGain(light(skins[2], 0.8, 0.1))).toBeGreaterThan(1.5)
  expect(exposureGain(light(skins[2], 0.01, 0.001))).toBeLessThanOrEqual(1.9)
})

test('a raised exposure keeps highlights below white', () => {
  const { tables } = adaptColours(light(skins[1], 0.8, 0.15), neutral)
  for (const table of tables) {
    expect(table[60]).toBeGreaterThan(60 / 255)
    expect(table[255]).toBeLessThanOrEqual(1)
    for (let byte = 1; byte < 256; byte++) expect(table[byte]).toBeGreaterThanOrEqual(table[byte - 1])
  }
})

test('a blue cast leaves the skin, daylight skin stays as it is', () => {
  const blue: Rgb = [0.25, 0.2, 0.3]
  const cleared = adaptColours(light(blue), neutral).skin
  expect(cleared[0] / cleared[2]).toBeGreaterThan(1.15)
  const plain = adaptColours(light(skins[2]), neutral)
  for (const channel of [0, 1, 2] as const)
    expect(toLinear(plain.tables[channel][140])).toBeCloseTo(toLinear(140 / 255), 2)
})

test('skin in yellow light comes back among hues that skin has, well inside for light that is yellower', () => {
  const hueDeg = (colour: Rgb) => {
    const [, a, b] = oklabFromLinear(colour)
    return (Math.atan2(b, a) * 180) / Math.PI
  }
  const candle: Rgb = [0.58, 0.42, 0.1]
  expect(hueDeg(candle)).toBeGreaterThan(76)
  const cleared = hueDeg(adaptColours(light(candle), neutral).skin)
  expect(cleared).toBeLessThan(62)
  expect(cleared).toBeGreaterThan(50)
})

test('the scene’s white balance tints without lightening', () => {
  const warm = adaptColours(light(skins[2]), [1.1, 1, 0.8])
  const cool = adaptColours(light(skins[2]), [0.8, 1, 1.1])
  expect(warm.skin[0]).toBeGreaterThan(cool.skin[0])
  expect(warm.skin[2]).toBeLessThan(cool.skin[2])
  expect(luminance(warm.skin)).toBeCloseTo(luminance(cool.skin), 1)
})

test('a single colour goes through the same tables', () => {
  const adaptation = adaptColours(light(skins[2]), [1.1, 1, 0.9])
  const [r, g, b] = adaptColour(adaptation, [0.4, 0.4, 0.4])
  expect(r).toBe(adaptation.tables[0][102])
  expect(r).toBeGreaterThan(g)
  expect(g).toBeGreaterThan(b)
})

test('a photo without light gets some back, and the check is told', () => {
  const skin: Rgb = [0.09, 0.05, 0.035]
  const underexposed = adaptColours(light(skin, 0.17, 0.13), neutral)
  expect(luminance(underexposed.skin) / luminance(skin)).toBeGreaterThan(2)
  expect(luminance(underexposed.whiteBalance)).toBeGreaterThan(2)
  for (const table of underexposed.tables) expect(Math.max(...table)).toBeLessThanOrEqual(1)
})

test('a dark face before something bright, or with bright eyes, is in good light', () => {
  expect(underexposureLift(light(skins[0], 0.95, 0.13))).toBe(1)
  expect(underexposureLift(light(skins[0], 0.12, 0.34))).toBe(1)
  expect(underexposureLift(light(skins[0], 0.17, 0.13))).toBe(underexposureLift(light(skins[3], 0.17, 0.13)))
})

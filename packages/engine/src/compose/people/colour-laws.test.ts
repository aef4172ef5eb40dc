import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linearFromOklab, luminance, oklabFromLinear, type Rgb, toLinear } from '../../pixels/colour-space.ts'
import { neckColour } from '../dress-person.ts'
import { adaptColour, adaptColours, exposureGain } from './adapt-colours.ts'

const share = fc.double({ min: 0, max: 1, noNaN: true })
/** Skin of any depth under any usual light, linear light. */
const skin = fc
  .record({
    lightness: fc.double({ min: 0.28, max: 0.86, noNaN: true }),
    hueDeg: fc.double({ min: 20, max: 90, noNaN: true }),
    chroma: fc.double({ min: 0.02, max: 0.11, noNaN: true }),
  })
  .map(({ lightness, hueDeg, chroma }): Rgb => {
    const hue = (hueDeg * Math.PI) / 180
    return linearFromOklab([lightness, chroma * Math.cos(hue), chroma * Math.sin(hue)])
  })
  .filter((colour) => Math.min(...colour) > 0.002)
const gain = fc.double({ min: 0.75, max: 1.3, noNaN: true })
const sceneBalance: fc.Arbitrary<Rgb> = fc.tuple(gain, gain, gain)

const wellLit = (colour: Rgb) => ({ skin: colour, photoHighlight: 0.8, faceHighlight: 0.6 })
const hueDeg = (colour: Rgb) => {
  const [, a, b] = oklabFromLinear(colour)
  return (Math.atan2(b, a) * 180) / Math.PI
}

test('no skin under daylight gets lighter or darker by more than a hundredth', () => {
  fc.assert(
    fc.property(skin, (colour) => {
      const adapted = adaptColours(wellLit(colour), [1, 1, 1]).skin
      expect(luminance(adapted) / luminance(colour)).toBeGreaterThan(0.99)
      expect(luminance(adapted) / luminance(colour)).toBeLessThan(1.01)
    }),
  )
})

test('a scene’s gentle tint moves the lightness of no skin by more than an eighth', () => {
  const gentle = fc.double({ min: 0.9, max: 1.1, noNaN: true })
  fc.assert(
    fc.property(skin, fc.tuple(gentle, gentle, gentle), (colour, balance) => {
      const ratio = luminance(adaptColours(wellLit(colour), balance).skin) / luminance(colour)
      expect(Math.abs(Math.log(ratio))).toBeLessThan(Math.log(1.125))
    }),
  )
})

test('a cast is pulled towards daylight and never past it', () => {
  fc.assert(
    fc.property(skin, (colour) => {
      const before = hueDeg(colour)
      const after = hueDeg(adaptColours(wellLit(colour), [1, 1, 1]).skin)
      if (before < 44) expect(after).toBeGreaterThan(before - 0.5)
      if (before < 44) expect(after).toBeLessThan(66)
      if (before > 66) expect(after).toBeLessThan(before + 0.5)
      if (before > 66) expect(after).toBeGreaterThan(44)
    }),
  )
})

test('skin that daylight gives keeps its hue to the degree', () => {
  fc.assert(
    fc.property(skin, (colour) => {
      const [, a, b] = oklabFromLinear(colour)
      const chroma = Math.hypot(a, b)
      fc.pre(hueDeg(colour) > 45 && hueDeg(colour) < 65 && chroma > 0.036 && chroma < 0.094)
      expect(hueDeg(adaptColours(wellLit(colour), [1, 1, 1]).skin)).toBeCloseTo(hueDeg(colour), 0)
    }),
  )
})

test('of two people the one with the darker skin stays the darker one', () => {
  fc.assert(
    fc.property(skin, skin, sceneBalance, (one, other, balance) => {
      fc.pre(luminance(one) < 0.6 * luminance(other))
      const shown = (colour: Rgb) => luminance(adaptColours(wellLit(colour), balance).skin)
      expect(shown(one)).toBeLessThan(shown(other))
    }),
  )
})

test('every table rises from black and stays within white, whatever the portrait’s light', () => {
  fc.assert(
    fc.property(skin, share, share, sceneBalance, (colour, photoHighlight, faceHighlight, balance) => {
      for (const table of adaptColours({ skin: colour, photoHighlight, faceHighlight }, balance).tables) {
        expect(table[0]).toBe(0)
        expect(table.every((value, byte) => byte === 0 || value >= table[byte - 1])).toBe(true)
        expect(table[255]).toBeLessThanOrEqual(1)
      }
    }),
    { numRuns: 40 },
  )
})

test('a brighter highlight never asks for more exposure', () => {
  fc.assert(
    fc.property(share, share, share, (photoHighlight, one, other) => {
      const gainAt = (faceHighlight: number) =>
        exposureGain({ skin: [0.4, 0.3, 0.2], photoHighlight, faceHighlight })
      const [darker, brighter] = [Math.min(one, other), Math.max(one, other)]
      expect(gainAt(darker)).toBeGreaterThanOrEqual(gainAt(brighter))
      expect(gainAt(darker)).toBeLessThanOrEqual(1.9)
      expect(gainAt(brighter)).toBeGreaterThanOrEqual(1)
    }),
  )
})

test('white balance alone carries the hue: it is one in luminance on the skin', () => {
  fc.assert(
    fc.property(skin, (colour) => {
      const { whiteBalance } = adaptColours(wellLit(colour), [1, 1, 1])
      const balanced: Rgb = [
        colour[0] * whiteBalance[0],
        colour[1] * whiteBalance[1],
        colour[2] * whiteBalance[2],
      ]
      expect(luminance(balanced) / luminance(colour)).toBeCloseTo(1, 3)
    }),
  )
})

test('a grey of the portrait takes the tint of the tables', () => {
  const adaptation = adaptColours(wellLit([0.4, 0.25, 0.17]), [1.2, 1, 0.8])
  const [red, , blue] = adaptColour(adaptation, [0.5, 0.5, 0.5])
  expect(toLinear(red) / toLinear(blue)).toBeCloseTo(
    adaptation.whiteBalance[0] / adaptation.whiteBalance[2],
    1,
  )
})

test('a neck is darker than its face by a fifth at most in even light, and by less than half in any', () => {
  const stops = fc.double({ min: -4, max: 4, noNaN: true })
  fc.assert(
    fc.property(
      skin,
      stops,
      fc.constantFrom('dress' as const, 'suit' as const),
      (colour, sideLightStops, kind) => {
        const ratio = luminance(neckColour(colour, kind, sideLightStops)) / luminance(colour)
        expect(ratio).toBeLessThan(0.87)
        expect(ratio).toBeGreaterThan(Math.abs(sideLightStops) < 0.8 ? 0.78 : 0.4)
      },
    ),
  )
})

test('a neck is a little less rosy than its face and never more colourful', () => {
  fc.assert(
    fc.property(skin, (colour) => {
      const chroma = (of: Rgb) => Math.hypot(oklabFromLinear(of)[1], oklabFromLinear(of)[2])
      const neck = neckColour(colour, 'dress', 0)
      const lessRosyDeg = hueDeg(neck) - hueDeg(colour)
      expect(lessRosyDeg).toBeGreaterThan(-0.1)
      expect(lessRosyDeg).toBeLessThan(hueDeg(colour) < 62 ? 6.1 : 0.1)
      expect(chroma(neck)).toBeLessThanOrEqual(Math.min(0.075, chroma(colour)))
    }),
  )
})

test('side light shades a neck the same from either side', () => {
  fc.assert(
    fc.property(skin, fc.double({ min: 0, max: 4, noNaN: true }), (colour, stops) => {
      expect(neckColour(colour, 'suit', stops)).toEqual(neckColour(colour, 'suit', -stops))
    }),
  )
})

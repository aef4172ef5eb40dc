import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linearFromOklab, luminance, oklabFromLinear, type Rgb, toLinear } from '../../pixels/colour-space.ts'
import { adaptColour, adaptColours, exposureGain } from './adapt-colours.ts'
import { bodyColour } from './body-colour.ts'

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

const wellLit = (colour: Rgb) => ({ skin: colour, tone: colour, photoHighlight: 0.8, faceHighlight: 0.6 })
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
      if (before < 44) expect(after).toBeGreaterThan(before - 1)
      if (before < 44) expect(after).toBeLessThan(66)
      if (before > 66) expect(after).toBeLessThan(before + 1)
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
      for (const table of adaptColours({ skin: colour, tone: colour, photoHighlight, faceHighlight }, balance)
        .tables) {
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
      const gainAt = (faceHighlight: number) => exposureGain({ photoHighlight, faceHighlight })
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

/** The body of a face without light and shade. */
const bodyOf = (colour: Rgb) => bodyColour({ tone: colour, skin: colour })

const chromaOf = (colour: Rgb) => Math.hypot(oklabFromLinear(colour)[1], oklabFromLinear(colour)[2])

test('a body has the light of its face less a twenty-fifth, whatever the skin', () => {
  fc.assert(
    fc.property(skin, (colour) => {
      fc.pre(Math.max(...colour) < 0.8)
      expect(luminance(bodyOf(colour)) / luminance(colour)).toBeCloseTo(0.96, 3)
    }),
  )
})

test('a body is as light as the middle between a face’s lit skin and the whole face, never lighter than lit skin', () => {
  fc.assert(
    fc.property(skin, fc.double({ min: 0.3, max: 1.2, noNaN: true }), (lit, share) => {
      const tone = lit.map((value) => value * share) as unknown as Rgb
      fc.pre(Math.max(...lit, ...tone) < 0.8)
      const light = luminance(bodyColour({ tone, skin: lit })) / luminance(tone)
      expect(light).toBeCloseTo(0.96 * Math.max(1, Math.sqrt(1 / share)), 2)
      expect(luminance(bodyColour({ tone, skin: lit }))).toBeLessThan(Math.max(1, share) * luminance(lit))
    }),
  )
})

test('a body is about as colourful as its face, pale ones less so: nobody is greyed', () => {
  fc.assert(
    fc.property(skin, (colour) => {
      const [lightness] = oklabFromLinear(colour)
      fc.pre(chromaOf(colour) < 0.09 && lightness < 0.8 && hueDeg(colour) > 40)
      const ratio = chromaOf(bodyOf(colour)) / chromaOf(colour)
      expect(ratio).toBeGreaterThan(lightness < 0.52 ? 0.92 : 0.86)
      expect(ratio).toBeLessThan(lightness > 0.7 ? 0.9 : 0.96)
    }),
  )
})

test('a pale face near white has a body as pale: never more colourful, and never grey', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.8, max: 0.95, noNaN: true }), (lightness) => {
      const face = linearFromOklab([lightness, 0.03, 0.03])
      const ratio = chromaOf(bodyOf(face)) / chromaOf(face)
      expect(ratio).toBeLessThan(0.96)
      expect(ratio).toBeGreaterThan(0.6)
    }),
  )
})

test('a face in neon light colours its body less, yet more than any other face does', () => {
  const neon = (chroma: number): Rgb => linearFromOklab([0.6, chroma * Math.cos(1), chroma * Math.sin(1)])
  const bodies = [0.09, 0.11, 0.13].map((chroma) => chromaOf(bodyOf(neon(chroma))))
  expect(bodies).toEqual(bodies.toSorted((a, b) => a - b))
  expect(bodies[2]).toBeLessThan(0.11)
})

test('a face in blue, purple or green light has a body of skin’s colour', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 360, noNaN: true }), (faceDeg) => {
      const hue = (faceDeg * Math.PI) / 180
      const body = hueDeg(bodyOf(linearFromOklab([0.6, 0.06 * Math.cos(hue), 0.06 * Math.sin(hue)])))
      expect(body).toBeGreaterThan(35)
      expect(body).toBeLessThan(85)
    }),
  )
})

test('a body is less rosy than its face by four degrees of hue, and skin that is yellow already stays', () => {
  fc.assert(
    fc.property(skin, (colour) => {
      fc.pre(Math.min(...bodyOf(colour)) > 0.001 && hueDeg(colour) > 40 && hueDeg(colour) < 80)
      const lessRosyDeg = hueDeg(bodyOf(colour)) - hueDeg(colour)
      expect(lessRosyDeg).toBeGreaterThan(-0.1)
      expect(lessRosyDeg).toBeLessThan(hueDeg(colour) < 64 ? 4.1 : 0.1)
    }),
  )
})

test('the darker one of two faces has the darker body', () => {
  fc.assert(
    fc.property(skin, skin, (one, other) => {
      fc.pre(luminance(one) < 0.9 * luminance(other) && Math.max(...one, ...other) < 0.8)
      expect(luminance(bodyOf(one))).toBeLessThan(luminance(bodyOf(other)))
    }),
  )
})

test('a burnt-out face asks for no body brighter than film shows skin', () => {
  for (const burnt of [
    [1, 0.95, 0.9],
    [1.1, 0.7, 0.5],
  ] as const)
    expect(Math.max(...bodyOf(burnt))).toBeLessThanOrEqual(0.88 + 1e-6)
})

import { expect, test } from 'vitest'
import { luminance, oklabFromLinear, type Rgb, toLinear, toSrgb } from '../../pixels/colour-space.ts'
import type { DisplayedAttire } from '../plates/display-attire.ts'
import { examplePlate } from '../testing/example-plates.ts'
import { evenSkin } from './even-skin.ts'

const body: Rgb = [0.45, 0.28, 0.2]
const shades = [1.2, 1, 0.8, 0.6, 0.4, 2]

/** Px of a side of a limb, far wider than what its light is a mean of. */
const side = 60
const box = { left: 0, top: 0, widthPx: side * shades.length, heightPx: side }
const size = box.widthPx * box.heightPx

/** A limb for each shade of the body: the darker, the redder, as the film shows it. Every other row is darker by `relief`. */
function shown(given: { skin?: number; alpha?: number; relief?: number } = {}): DisplayedAttire {
  const { skin = 1, alpha = 1, relief = 0 } = given
  const plane = (channel: 0 | 1 | 2) =>
    Float32Array.from({ length: size }, (_, i) => {
      const shade = shades[Math.floor((i % box.widthPx) / side)]
      const light = Math.floor(i / box.widthPx) % 2 ? shade * (1 - relief) : shade
      const redder = channel === 0 ? 1 + 0.4 * (1 - light) : 1
      return toSrgb(body[channel] * light * redder) * alpha
    })
  return {
    plate: { ...examplePlate(), box },
    r: plane(0),
    g: plane(1),
    b: plane(2),
    a: new Float32Array(size).fill(alpha),
    skin: new Float32Array(size).fill(skin),
  }
}
/** The middle px of a limb, or one of a row below. */
const middleOf = (limb: number, row = 0) => (side / 2 + row) * box.widthPx + limb * side + side / 2
const colourAt = ({ r, g, b, a }: DisplayedAttire, limb: number, row = 0): Rgb => {
  const i = middleOf(limb, row)
  return [toLinear(r[i] / a[i]), toLinear(g[i] / a[i]), toLinear(b[i] / a[i])]
}
const hueDeg = (colour: Rgb) => {
  const [, a, b] = oklabFromLinear(colour)
  return (Math.atan2(b, a) * 180) / Math.PI
}

test('skin in shade comes back to the body’s hue', () => {
  const before = shown()
  const after = shown()
  evenSkin(after, body)
  for (const i of [3, 4]) {
    const off = (attire: DisplayedAttire) => Math.abs(hueDeg(colourAt(attire, i)) - hueDeg(body))
    expect(off(after)).toBeLessThan(0.6 * off(before))
  }
})

test('a limb in shade or in bright light comes nearer to the body’s light, in the order of the plate', () => {
  const after = shown()
  evenSkin(after, body)
  const lightAt = (limb: number) => luminance(colourAt(after, limb)) / luminance(body)
  const lights = [4, 3, 2, 1, 0, 5].map(lightAt)
  expect(lights).toEqual(lights.toSorted((a, b) => a - b))
  expect(lightAt(4)).toBeCloseTo(0.76, 1)
  expect(lightAt(3)).toBeCloseTo(0.82, 1)
  expect(lightAt(5)).toBeLessThan(0.75 * (luminance(colourAt(shown(), 5)) / luminance(body)))
})

test('the form of a limb stays: its light and shade lie as far apart as in the plate', () => {
  const [before, after] = [shown({ relief: 0.2 }), shown({ relief: 0.2 })]
  evenSkin(after, body)
  const relief = (attire: DisplayedAttire, limb: number) =>
    luminance(colourAt(attire, limb, 1)) / luminance(colourAt(attire, limb))
  for (const limb of [1, 2, 3]) expect(relief(after, limb)).toBeCloseTo(relief(before, limb), 1)
})

test('skin in the light is left as the plate shows it', () => {
  const after = shown()
  evenSkin(after, body)
  for (const plane of ['r', 'g', 'b'] as const)
    expect(after[plane][middleOf(1)]).toBe(shown()[plane][middleOf(1)])
})

test('cloth is left alone', () => {
  const cloth = shown({ skin: 0 })
  evenSkin(cloth, body)
  expect(cloth.r).toEqual(shown({ skin: 0 }).r)
})

test('a thin edge of skin takes the same colour as the skin beside it', () => {
  const [whole, thin] = [shown(), shown({ alpha: 0.3 })]
  evenSkin(whole, body)
  evenSkin(thin, body)
  for (const c of [0, 1, 2]) expect(colourAt(thin, 4)[c]).toBeCloseTo(colourAt(whole, 4)[c], 3)
  expect(thin.r.reduce((most, value) => Math.max(most, value))).toBeLessThanOrEqual(0.3001)
})

import { expect, test } from 'vitest'
import { luminance, oklabFromLinear, type Rgb, toLinear, toSrgb } from '../../pixels/colour-space.ts'
import type { DisplayedAttire } from '../plates/display-attire.ts'
import { examplePlate } from '../testing/example-plates.ts'
import { evenSkin } from './even-skin.ts'

const body: Rgb = [0.45, 0.28, 0.2]
const shades = [1.2, 1, 0.8, 0.6, 0.4, 2]

/** One px a shade of the body: the darker, the redder, as the film shows it. */
function shown(given: { skin?: number; alpha?: number } = {}): DisplayedAttire {
  const { skin = 1, alpha = 1 } = given
  const plane = (channel: 0 | 1 | 2) =>
    Float32Array.from(shades, (light) => {
      const redder = channel === 0 ? 1 + 0.4 * (1 - light) : 1
      return toSrgb(body[channel] * light * redder) * alpha
    })
  return {
    plate: examplePlate(),
    r: plane(0),
    g: plane(1),
    b: plane(2),
    a: new Float32Array(shades.length).fill(alpha),
    skin: new Float32Array(shades.length).fill(skin),
  }
}
const colourAt = ({ r, g, b, a }: DisplayedAttire, i: number): Rgb => [
  toLinear(r[i] / a[i]),
  toLinear(g[i] / a[i]),
  toLinear(b[i] / a[i]),
]
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

test('skin in deep shade and in bright light comes nearer to the body’s light, in the order of the plate', () => {
  const after = shown()
  evenSkin(after, body)
  const lightAt = (i: number) => luminance(colourAt(after, i)) / luminance(body)
  const lights = [4, 3, 2, 1, 0, 5].map(lightAt)
  expect(lights).toEqual(lights.toSorted((a, b) => a - b))
  expect(lightAt(4)).toBeCloseTo(0.55, 1)
  expect(lightAt(3)).toBeCloseTo(0.69, 1)
  expect(lightAt(5)).toBeLessThan(0.9 * (luminance(colourAt(shown(), 5)) / luminance(body)))
})

test('skin in the light is left as the plate shows it', () => {
  const after = shown()
  evenSkin(after, body)
  for (const plane of ['r', 'g', 'b'] as const)
    for (const i of [0, 1]) expect(after[plane][i]).toBe(shown()[plane][i])
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
  expect(Math.max(...thin.r)).toBeLessThanOrEqual(0.3)
})

import { expect, test } from 'vitest'
import { toLinear } from '../pixels/colour-space.ts'
import { filmCurve } from '../pixels/film-curve.ts'
import { lightOfSkin, lightShownAs } from './light-shown-as.ts'
import { tintGarment } from './tint-garment.ts'

test('the film curve shows the light as the display value it was asked for', () => {
  for (let display = 0.02; display < 0.95; display += 0.01)
    expect(filmCurve(lightShownAs(display))).toBeCloseTo(display, 3)
})

test('more light is needed for a brighter display value', () => {
  for (let byte = 1; byte < 256; byte++)
    expect(lightShownAs(byte / 255)).toBeGreaterThanOrEqual(lightShownAs((byte - 1) / 255))
})

test('a colour is looked up channel by channel', () => {
  const [r, g, b] = lightOfSkin([toLinear(0.8), toLinear(0.5), toLinear(0.3)])
  expect([r, g, b].map((light) => filmCurve(light))).toEqual([
    expect.closeTo(0.8, 3),
    expect.closeTo(0.5, 3),
    expect.closeTo(0.3, 3),
  ])
})

test('a tint stays darker than the face and takes the scene’s gains back', () => {
  const skin = [0.3, 0.18, 0.12] as const
  const plain = tintGarment(skin, [1, 1, 1])
  const lit = tintGarment(skin, [2, 1, 0.5])
  expect(filmCurve(plain[0])).toBeLessThan(0.6)
  expect(lit[0]).toBeCloseTo(plain[0] / 2, 6)
  expect(lit[1]).toBeCloseTo(plain[1], 6)
  expect(lit[2]).toBeCloseTo(plain[2] * 2, 6)
})

import { expect, test } from 'vitest'
import {
  labFromLinear,
  linearFromByte,
  linearFromOklab,
  luminance,
  oklabFromLinear,
  quickSrgb,
  toLinear,
  toSrgb,
} from './colour-space.ts'

test('linear light and sRGB lead back to each other', () => {
  for (const value of [0, 0.002, 0.04, 0.2, 0.5, 0.9, 1])
    expect(toSrgb(toLinear(value))).toBeCloseTo(value, 6)
  expect(toLinear(0.5)).toBeCloseTo(0.214, 4)
  expect(linearFromByte[255]).toBe(1)
})

test('the quick table stays within 0.0005 of the exact curve and inside 0..1', () => {
  for (let light = 0; light <= 1; light += 0.0007)
    expect(Math.abs(quickSrgb(light) - toSrgb(light))).toBeLessThan(0.0005)
  expect([quickSrgb(-1), quickSrgb(7)]).toEqual([0, 1])
})

test('OKLab of white is 1, 0, 0 and every colour leads back', () => {
  const white = oklabFromLinear([1, 1, 1])
  expect(white[0]).toBeCloseTo(1, 4)
  expect(white[1]).toBeCloseTo(0, 4)
  expect(white[2]).toBeCloseTo(0, 4)
  const skin = linearFromOklab(oklabFromLinear([0.42, 0.23, 0.15]))
  expect(skin[0]).toBeCloseTo(0.42, 5)
  expect(skin[1]).toBeCloseTo(0.23, 5)
  expect(skin[2]).toBeCloseTo(0.15, 5)
})

test('CIELAB gives white 100 and mid grey 50 without colour', () => {
  expect(labFromLinear([1, 1, 1])[0]).toBeCloseTo(100, 1)
  const grey = labFromLinear([0.1842, 0.1842, 0.1842])
  expect(grey[0]).toBeCloseTo(50, 1)
  expect(Math.hypot(grey[1], grey[2])).toBeLessThan(0.1)
})

test('luminance weighs green most', () => {
  expect(luminance([0, 1, 0])).toBeGreaterThan(luminance([1, 0, 1]))
  expect(luminance([1, 1, 1])).toBeCloseTo(1)
})

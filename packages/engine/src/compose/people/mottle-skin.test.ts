import { expect, test } from 'vitest'
import type { DisplayedAttire } from '../plates/display-attire.ts'
import { examplePlate } from '../testing/example-plates.ts'
import { mottleSkin } from './mottle-skin.ts'

const box = { left: 0, top: 0, widthPx: 200, heightPx: 160 }
const size = box.widthPx * box.heightPx
const colour = [0.7, 0.5, 0.4]

/** Even skin on the left half, cloth on the right. */
function drawn(): DisplayedAttire {
  const [r, g, b] = colour.map((value) => new Float32Array(size).fill(value))
  const skin = Float32Array.from({ length: size }, (_, i) => (i % box.widthPx < box.widthPx / 2 ? 1 : 0))
  return { plate: { ...examplePlate(), box }, r, g, b, a: new Float32Array(size).fill(1), skin }
}
const onSkin = (plane: Float32Array) => plane.filter((_, i) => i % box.widthPx < box.widthPx / 2)
const meanOf = (values: Float32Array) => values.reduce((sum, value) => sum + value, 0) / values.length
const deviationOf = (values: Float32Array) => {
  const mean = meanOf(values)
  return Math.sqrt(meanOf(values.map((value) => (value - mean) ** 2)))
}

test('even skin becomes uneven by a few hundredths and keeps its colour in the mean', () => {
  const attire = drawn()
  mottleSkin(attire)
  for (const [c, plane] of [attire.r, attire.g, attire.b].entries()) {
    expect(meanOf(onSkin(plane)) / colour[c]).toBeCloseTo(1, 1.5)
    expect(deviationOf(onSkin(plane)) / colour[c]).toBeGreaterThan(0.008)
    expect(deviationOf(onSkin(plane)) / colour[c]).toBeLessThan(0.04)
  }
})

test('its patches differ in red, not in light alone', () => {
  const attire = drawn()
  mottleSkin(attire)
  const green = onSkin(attire.g)
  const redness = onSkin(attire.r).map((red, i) => red / green[i])
  expect(deviationOf(redness) / meanOf(redness)).toBeGreaterThan(0.01)
})

test('cloth keeps every px, and the same body is mottled the same way twice', () => {
  const [one, other] = [drawn(), drawn()]
  mottleSkin(one)
  mottleSkin(other)
  const cloth = one.r.filter((_, i) => one.skin[i] === 0)
  expect(new Set(cloth)).toEqual(new Set([Math.fround(colour[0])]))
  expect(one.g).toEqual(other.g)
})

import { expect, test } from 'vitest'
import { linearAt, linearFromOklab, oklabFromLinear, quickSrgb, type Rgb } from '../../pixels/colour-space.ts'
import { litGlobe } from '../../testing/lit-globe.ts'
import { calmHair, calmSheen } from './calm-sheen.ts'

const nightSky: Rgb = [0.31, 0.003, -0.038]

/** A face with hair of one OKLab colour over its brow, and a beard of it under its nose. */
function haired(colour: Rgb) {
  const globe = litGlobe({ aside: 0, upright: 0 }, [190, 140, 115])
  const { faceSkin } = globe.classes
  const hair = new Float32Array(faceSkin.length)
  const paint = (i: number) =>
    globe.rgb.set(
      linearFromOklab(colour).map((value) => Math.round(quickSrgb(value) * 255)),
      i * 3,
    )
  for (let x = -6; x < 6; x += 0.05)
    for (let y = -7; y < -5; y += 0.05) {
      const i = globe.at(x, y)
      hair[i] = 1
      faceSkin[i] = 0
      paint(i)
    }
  for (let x = -2; x < 2; x += 0.05) for (let y = 5; y < 6; y += 0.05) paint(globe.at(x, y))
  return { ...globe, classes: { hair, faceSkin } }
}

const blueAt = (rgb: Uint8Array, i: number) => -oklabFromLinear(linearAt(rgb, i))[2]

test('dark hair under a blue sky is nearly black, and keeps its light', () => {
  const face = haired(nightSky)
  const i = face.at(0, -6)
  expect(blueAt(face.rgb, i)).toBeGreaterThan(0.03)
  expect(calmSheen(face, face.rgb)).toBeGreaterThan(0.8)
  const [lightness] = oklabFromLinear(linearAt(face.rgb, i))
  expect(blueAt(face.rgb, i)).toBeLessThan(0.01)
  expect(lightness).toBeCloseTo(nightSky[0], 1)
})

test('so is a beard, and a brow above the nose keeps its colour', () => {
  const face = haired(nightSky)
  const eye = face.at(2, -3)
  face.rgb.set([40, 60, 110], eye * 3)
  calmSheen(face, face.rgb)
  expect(blueAt(face.rgb, face.at(0, 5.5))).toBeLessThan(0.01)
  expect([...face.rgb.subarray(eye * 3, eye * 3 + 3)]).toEqual([40, 60, 110])
})

test.each<[string, Rgb]>([
  ['blue hair', [0.45, -0.01, -0.12]],
  ['green hair', [0.5, -0.12, 0.03]],
  ['brown hair', [0.35, 0.02, 0.04]],
])('%s stays as it is', (_, colour) => {
  const face = haired(colour)
  const before = face.rgb.slice()
  calmSheen(face, face.rgb)
  expect(face.rgb).toEqual(before)
})

test('skin and a face without hair keep their colours', () => {
  const face = haired(nightSky)
  const cheek = [...face.rgb.subarray(face.at(3, 1) * 3, face.at(3, 1) * 3 + 3)]
  calmSheen(face, face.rgb)
  expect([...face.rgb.subarray(face.at(3, 1) * 3, face.at(3, 1) * 3 + 3)]).toEqual(cheek)
  face.classes.hair.fill(0)
  expect(calmSheen(face, face.rgb)).toBe(0)
})

test('a navy scarf that is taken for hair keeps its colour', () => {
  const face = haired(nightSky)
  const i = face.at(0, -6)
  const before = blueAt(face.rgb, i)
  const headwear = { share: face.classes.hair.slice(), isDraped: true, lastRows: new Float32Array() }
  calmSheen({ ...face, headwear }, face.rgb)
  expect(blueAt(face.rgb, i)).toBe(before)
})

test('the colour of hair behind a neck follows', () => {
  const [red, , blue] = calmHair([0.17, 0.18, 0.26], 0.85)
  expect(blue - red).toBeLessThan(0.03)
  expect(calmHair([0.4, 0.3, 0.2], 0.85)[0]).toBeCloseTo(0.4, 1)
})

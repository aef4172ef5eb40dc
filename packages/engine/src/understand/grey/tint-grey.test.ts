import { expect, test } from 'vitest'
import { linearAt, luminanceAt, type Rgb } from '../../pixels/colour-space.ts'
import { litGlobe } from '../../testing/lit-globe.ts'
import { tintedHair, tintGrey } from './tint-grey.ts'

/** A bare face of one grey; above its brow hair, in its eyes and mouth white. */
function greyFace(byte: number) {
  const globe = litGlobe({ aside: 0, upright: 0 }, [byte, byte, byte])
  const { faceSkin } = globe.classes
  const hair = new Float32Array(faceSkin.length)
  for (let x = -6; x < 6; x += 0.05)
    for (let y = -7; y < -5; y += 0.05) {
      const i = globe.at(x, y)
      hair[i] = 1
      faceSkin[i] = 0
      globe.rgb.fill(50, i * 3, i * 3 + 3)
    }
  const classes = { hair, faceSkin, bodySkin: new Float32Array(hair.length) }
  return { ...globe, classes, tone: linearAt(globe.rgb, globe.at(0, 0)) }
}

const warmth = ([red, , blue]: Rgb) => red / blue

test.each([90, 150, 210])('grey skin of %i gets a skin’s colour and keeps its light', (byte) => {
  const face = greyFace(byte)
  const i = face.at(3, 1)
  const before = luminanceAt(face.rgb, i)
  tintGrey(face, face.rgb, face.tone)
  const [red, green, blue] = linearAt(face.rgb, i)
  expect(red).toBeGreaterThan(1.3 * green)
  expect(green).toBeGreaterThan(1.1 * blue)
  expect(luminanceAt(face.rgb, i) / before).toBeCloseTo(1, 1)
})

test('light skin is less coloured than dark skin', () => {
  const [dark, light] = [110, 230].map((byte) => {
    const face = greyFace(byte)
    tintGrey(face, face.rgb, face.tone)
    return warmth(linearAt(face.rgb, face.at(3, 1)))
  })
  expect(light).toBeLessThan(0.75 * dark)
})

test('hair is browner than grey and less coloured than skin', () => {
  const face = greyFace(150)
  tintGrey(face, face.rgb, face.tone)
  const [skin, hair] = [face.at(3, 1), face.at(0, -6)].map((i) => linearAt(face.rgb, i))
  expect(warmth(hair)).toBeGreaterThan(1.05)
  expect(warmth(hair)).toBeLessThan(0.8 * warmth(skin))
})

/** Paints a square of two centimetres around a place. */
function paintGrey(
  { rgb, at }: ReturnType<typeof greyFace>,
  [x, y]: readonly [number, number],
  byte: number,
) {
  for (let d = -1; d < 1; d += 0.05)
    for (let e = -1; e < 1; e += 0.05) {
      const i = at(x + d, y + e) * 3
      rgb.fill(byte, i, i + 3)
    }
}

type Place = readonly [number, number]
const eye: Place = [-2.9, -2.4]
const mouth: Place = [0, 5.2]

test('eyes and teeth stay grey', () => {
  const face = greyFace(150)
  for (const place of [eye, mouth]) paintGrey(face, place, 220)
  tintGrey(face, face.rgb, face.tone)
  for (const place of [eye, mouth]) expect(warmth(linearAt(face.rgb, face.at(...place)))).toBeLessThan(1.1)
})

test('closed lips are coloured', () => {
  const face = greyFace(150)
  paintGrey(face, mouth, 120)
  tintGrey(face, face.rgb, face.tone)
  expect(warmth(linearAt(face.rgb, face.at(...mouth)))).toBeGreaterThan(2)
})

test('what is neither skin nor hair is grey, in an old brown photo too', () => {
  const face = greyFace(150)
  face.classes.faceSkin.fill(0)
  face.classes.hair.fill(0)
  const i = face.at(3, 1)
  face.rgb.set([160, 130, 95], i * 3)
  const before = luminanceAt(face.rgb, i)
  tintGrey(face, face.rgb, face.tone)
  const [red, green, blue] = face.rgb.subarray(i * 3, i * 3 + 3)
  expect([green, blue]).toEqual([red, red])
  expect(luminanceAt(face.rgb, i)).toBeCloseTo(before, 2)
})

test('white hair stays white, dark hair gets brown', () => {
  const spread = ([red, , blue]: Rgb) => red / blue
  expect(spread(tintedHair([0.9, 0.9, 0.9]))).toBeLessThan(1.06)
  expect(spread(tintedHair([0.28, 0.28, 0.28]))).toBeGreaterThan(1.15)
})

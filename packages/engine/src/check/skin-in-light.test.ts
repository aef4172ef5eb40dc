import { expect, test } from 'vitest'
import { linearFromByte, quickSrgb } from '../pixels/colour-space.ts'
import { landmark, landmarkCount } from '../vision/index.ts'
import { type SkinQuestion, skinInLight } from './skin-in-light.ts'

const widthPx = 120
const heightPx = 120
const pxPerCm = 8

/** A mesh whose cheeks lie around two places. */
function cheekMesh(): Float32Array {
  const mesh = new Float32Array(landmarkCount * 3).fill(60)
  for (const index of [landmark.leftCheek, 101, 118, 117, 123, 187, 205]) mesh.set([35, 60, 0], index * 3)
  for (const index of [landmark.rightCheek, 330, 347, 346, 352, 411, 425]) mesh.set([85, 60, 0], index * 3)
  return mesh
}

type Bytes = readonly [number, number, number]
const flat = (colour: Bytes) => Uint8Array.from({ length: widthPx * heightPx * 3 }, (_, i) => colour[i % 3])
const linear = ([r, g, b]: Bytes) => [linearFromByte[r], linearFromByte[g], linearFromByte[b]] as const
const lit = (colour: Bytes, gains: Bytes): Bytes => {
  const [r, g, b] = linear(colour).map((value, i) => Math.round(quickSrgb(value * gains[i]) * 255))
  return [r, g, b]
}

const fair: Bytes = [214, 170, 148]
const dark: Bytes = [110, 72, 54]

function ask(own: Bytes, drawn: Bytes, given: Partial<SkinQuestion['photo']> & { isGrey?: boolean } = {}) {
  const mesh = cheekMesh()
  const { isGrey = false, ...photo } = given
  return skinInLight({
    photo: {
      cheeks: [linear(own), linear(own)],
      skin: linear(own),
      tone: linear(own),
      photoHighlight: 0.8,
      faceHighlight: 0.5,
      ...photo,
    },
    image: { widthPx, heightPx, data: flat(drawn) },
    face: { mesh, pxPerCm },
    isGrey,
  })
}

test('the same skin is the same, light or dark', () => {
  for (const colour of [fair, dark]) {
    const { deltaE, lighterBy } = ask(colour, colour)
    expect(deltaE).toBeLessThan(0.5)
    expect(lighterBy).toBeLessThan(0.5)
  }
})

test('warmer and cooler light is told from another skin', () => {
  for (const gains of [
    [1.1, 1, 0.9],
    [0.9, 1, 1.1],
  ] as const)
    for (const colour of [fair, dark]) expect(ask(colour, lit(colour, gains)).deltaE).toBeLessThan(2.5)
  expect(ask(fair, lit(fair, [0.7, 1.2, 0.7])).deltaE).toBeGreaterThan(12)
})

test('a lighter person is told however the light is', () => {
  for (const colour of [fair, dark]) {
    const { deltaE, lighterBy } = ask(colour, lit(colour, [1.7, 1.7, 1.7]))
    expect(deltaE).toBeGreaterThan(6)
    expect(lighterBy).toBeGreaterThan(9)
  }
  expect(ask(dark, fair).lighterBy).toBeGreaterThan(30)
})

test('dusk makes a person darker and not another one', () => {
  const { lighterBy } = ask(fair, lit(fair, [0.6, 0.6, 0.6]))
  expect(lighterBy).toBe(0)
})

test('a photo that lacks light may come out well exposed', () => {
  const dim = { photoHighlight: 0.15, faceHighlight: 0.1 }
  const brighter = lit(dark, [2, 2, 2])
  expect(ask(dark, brighter).lighterBy).toBeGreaterThan(12)
  expect(ask(dark, brighter, dim).lighterBy).toBeLessThan(9)
})

test('in black and white lightness alone is compared', () => {
  const grey: Bytes = [180, 180, 180]
  expect(ask(fair, grey).deltaE).toBeGreaterThan(8)
  expect(ask(fair, grey, { isGrey: true }).deltaE).toBeLessThan(3)
})

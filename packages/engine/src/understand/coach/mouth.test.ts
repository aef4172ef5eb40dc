import { expect, test } from 'vitest'
import type { Rgb } from '../../pixels/colour-space.ts'
import { pxPerCm, syntheticHead } from '../../testing/synthetic-head.ts'
import { landmark } from '../../vision/index.ts'
import { pxPerCmOf } from '../face-scale.ts'
import { mouthOpenCm } from './mouth.ts'

interface Mouth {
  lips: Rgb
  /** Height of what lies between the lips, and its colour. */
  openCm?: number
  inside?: Rgb
  /** How far apart the mesh takes the lips. */
  meshCm?: number
}

/** A mouth 4 cm wide whose lips meet 5 cm under the middle of the face; each lip is 0.8 cm high. */
function open({ lips, openCm = 0, inside = [20, 10, 10], meshCm = openCm }: Mouth): number {
  const { view, at } = syntheticHead()
  const { mesh, image } = view
  const reach = (openCm || meshCm) / 2 + 0.8
  for (let x = -2; x < 2; x += 0.05)
    for (let y = -reach; y < reach; y += 0.05)
      image.data.set(Math.abs(y) < openCm / 2 ? inside : lips, at(x, 5 + y) * 3)
  const place = (index: number, x: number, y: number) => {
    mesh[index * 3] = (20 + x) * pxPerCm
    mesh[index * 3 + 1] = (16 + 5 + y) * pxPerCm
    mesh[index * 3 + 2] = 0
  }
  place(landmark.leftMouthCorner, -2, 0)
  place(landmark.rightMouthCorner, 2, 0)
  place(landmark.upperLipTop, 0, -reach)
  place(landmark.upperLipInside, 0, -meshCm / 2)
  place(landmark.lowerLipInside, 0, meshCm / 2)
  place(landmark.lowerLipBottom, 0, reach)
  return (mouthOpenCm(image, mesh) * pxPerCmOf(mesh)) / pxPerCm
}

const lips: Record<string, Rgb> = { pale: [205, 140, 130], brown: [140, 85, 75], dark: [70, 42, 38] }

test.each(Object.keys(lips))('lips apart by a centimetre are open: %s ones', (tone) => {
  const inside: Rgb = tone === 'dark' ? [14, 6, 6] : [30, 12, 12]

  expect(open({ lips: lips[tone], openCm: 1, inside })).toBeCloseTo(1, 0)
})

test.each(Object.keys(lips))('full lips are shut although the mesh takes them for open: %s ones', (tone) => {
  expect(open({ lips: lips[tone], meshCm: 0.9 })).toBeLessThan(0.1)
})

test('teeth between the lips are no lips', () => {
  expect(open({ lips: lips.pale, openCm: 1, inside: [235, 230, 220] })).toBeGreaterThan(0.8)
})

test('a line of shade between the lips is not an open mouth', () => {
  expect(open({ lips: lips.brown, openCm: 0.2, meshCm: 0.9 })).toBeLessThan(0.5)
})

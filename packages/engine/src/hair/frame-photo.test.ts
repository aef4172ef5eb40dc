import { expect, test } from 'vitest'
import { syntheticMesh } from '../testing/synthetic-head.ts'
import { framePhoto, frameSwatch } from './frame-photo.ts'

const photo = { widthPx: 320, heightPx: 352, data: new Uint8Array(320 * 352 * 3) }

test('the frame of a photo is the photo itself', () => {
  const { reach, pxPerCm, angleRad } = framePhoto(photo, syntheticMesh())
  expect(2 * reach.sideCm * pxPerCm).toBeCloseTo(320)
  expect((reach.upCm + reach.downCm) * pxPerCm).toBeCloseTo(352)
  expect(angleRad).toBe(0)
})

test('a swatch has the width that was asked for, at 3:4', () => {
  const { reach, pxPerCm } = frameSwatch(240)(photo, syntheticMesh())
  expect(2 * reach.sideCm * pxPerCm).toBeCloseTo(240)
  expect((reach.upCm + reach.downCm) * pxPerCm).toBeCloseTo(320)
})

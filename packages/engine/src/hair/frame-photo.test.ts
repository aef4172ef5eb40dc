import { expect, test } from 'vitest'
import { syntheticMesh } from '../testing/synthetic-head.ts'
import { framePhoto, frameSwatch, partOfPhoto } from './frame-photo.ts'

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

test('the part of a photo that its own frame shows is all of it, and a swatch shows 3:4 of its px', () => {
  const mesh = syntheticMesh()
  const whole = partOfPhoto(photo, mesh, framePhoto(photo, mesh))
  for (const [side, value] of Object.entries({ x: 0, y: 0, width: 1, height: 1 }))
    expect(whole[side as keyof typeof whole]).toBeCloseTo(value)
  const { width, height, x, y } = partOfPhoto(photo, mesh, frameSwatch(240)(photo, mesh))
  expect((height * photo.heightPx) / (width * photo.widthPx)).toBeCloseTo(4 / 3)
  expect(Math.min(x, y)).toBeGreaterThanOrEqual(-1e-6)
  expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(1 + 1e-6)
})

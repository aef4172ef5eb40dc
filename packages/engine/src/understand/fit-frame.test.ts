import { expect, test } from 'vitest'
import { syntheticMesh } from '../testing/synthetic-head.ts'
import { pxPerCmOf } from './face-scale.ts'
import { eyesOf, fitFrame } from './fit-frame.ts'
import { cropLevel } from './level-crop.ts'

const mesh = syntheticMesh()
const photo = { widthPx: 320, heightPx: 352, data: new Uint8Array(320 * 352 * 3) }
const pxPerCm = pxPerCmOf(mesh)

test('a frame that fits lies around the eyes as wished', () => {
  const { photoWidthPx, at } = fitFrame({ photo, mesh, widthCm: 20, upCm: 10, angleRad: 0 })
  const { reach } = at(300)
  expect(photoWidthPx).toBeCloseTo(20 * pxPerCm)
  expect(reach.upCm).toBeCloseTo(10)
  expect(reach.asideCm).toBeCloseTo(0)
})

test.each([0, 0.3, -0.5])('a frame turned by %f lies within the photo with all its corners', (angleRad) => {
  const { at } = fitFrame({ photo, mesh, widthCm: 60, upCm: 20, angleRad })
  const { reach, pxPerCm: scale } = at(300)
  const [eyesX, eyesY] = eyesOf(mesh)
  for (const x of [-reach.sideCm, reach.sideCm])
    for (const y of [-reach.upCm, reach.downCm]) {
      const across = (x + (reach.asideCm ?? 0)) * pxPerCm
      const photoX = eyesX + across * Math.cos(angleRad) - y * pxPerCm * Math.sin(angleRad)
      const photoY = eyesY + across * Math.sin(angleRad) + y * pxPerCm * Math.cos(angleRad)
      expect(photoX).toBeGreaterThan(-0.01)
      expect(photoX).toBeLessThan(photo.widthPx + 0.01)
      expect(photoY).toBeGreaterThan(-0.01)
      expect(photoY).toBeLessThan(photo.heightPx + 0.01)
    }
  expect((reach.upCm + reach.downCm) * scale).toBeCloseTo(400)
})

test('a crop of a frame has its size and keeps its scale', () => {
  const { reach, ...exactly } = fitFrame({ photo, mesh, widthCm: 60, upCm: 20, angleRad: 0.1 }).at(150)
  const crop = cropLevel({ photo, mesh, maxPxPerCm: 1, reach, exactly })
  expect([crop.image.widthPx, crop.image.heightPx]).toEqual([150, 200])
  expect(pxPerCmOf(crop.mesh)).toBeCloseTo(exactly.pxPerCm)
})

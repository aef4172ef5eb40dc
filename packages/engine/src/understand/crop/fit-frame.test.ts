import { expect, test } from 'vitest'
import { syntheticMesh } from '../../testing/synthetic-head.ts'
import { pxPerCmOf } from '../face-scale.ts'
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

/** A photo so many cm wide, its eyes so far below its upper edge and above its lower one. */
function fitTight({
  photoCm,
  topCm,
  bottomCm = 30,
  upCm = 22,
  widthCm = 44,
}: {
  photoCm: number
  topCm: number
  bottomCm?: number
  upCm?: number
  widthCm?: number
}) {
  const [eyesX, eyesY] = eyesOf(mesh)
  const [left, top] = [eyesX - (photoCm / 2) * pxPerCm, eyesY - topCm * pxPerCm]
  const moved = mesh.map((value, i) => (i % 3 === 0 ? value - left : i % 3 === 1 ? value - top : value))
  const size = { widthPx: Math.round(photoCm * pxPerCm), heightPx: Math.round((topCm + bottomCm) * pxPerCm) }
  const tight = { ...size, data: new Uint8Array(0) }
  return fitFrame({ photo: tight, mesh: moved, widthCm, upCm, angleRad: 0 }).at(300).reach
}

test('a frame too small for shoulders gives them up before the air over the crown', () => {
  const reach = fitTight({ photoCm: 24, topCm: 20 })

  expect(reach.upCm).toBeGreaterThan(16.9)
  expect(reach.downCm).toBeGreaterThan(13.4)
})

test('a still smaller frame keeps crown and chin, and gives up neck and air', () => {
  const reach = fitTight({ photoCm: 19, topCm: 20 })

  expect(reach.upCm).toBeGreaterThan(13.9)
  expect(reach.downCm).toBeGreaterThan(10.9)
})

test('a frame with room enough lies as wished, and a wish for less over the eyes is kept', () => {
  expect(fitTight({ photoCm: 60, topCm: 32, bottomCm: 45 }).upCm).toBeCloseTo(22, 0)
  expect(fitTight({ photoCm: 30, topCm: 25, widthCm: 36, upCm: 12 }).upCm).toBeLessThan(12.1)
})

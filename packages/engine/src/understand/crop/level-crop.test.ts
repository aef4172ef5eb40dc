import fc from 'fast-check'
import { expect, test } from 'vitest'
import { syntheticMesh } from '../../testing/synthetic-head.ts'
import { landmark, pointOf } from '../../vision/index.ts'
import { rollRadOf } from '../face-scale.ts'
import { cropLevel } from './level-crop.ts'

const photo = { widthPx: 700, heightPx: 900, data: new Uint8Array(700 * 900 * 3).fill(80) }

test('the eyes of a leaning head are level in its crop, and sit where they always sit', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -1, max: 1, noNaN: true }),
      fc.double({ min: 0.5, max: 2.5, noNaN: true }),
      (angleRad, scale) => {
        const crop = cropLevel({ photo, mesh: place({ angleRad, scale }), maxPxPerCm: 13 })

        expect(rollRadOf(crop.mesh)).toBeCloseTo(0, 4)
        const [leftX, leftY] = pointOf(crop.mesh, landmark.leftEyeOuter)
        const [rightX] = pointOf(crop.mesh, landmark.rightEyeOuter)
        expect((leftX + rightX) / 2).toBeCloseTo(crop.image.widthPx / 2, 0)
        expect(leftY).toBeCloseTo(23 * crop.pxPerCm, 0)
      },
    ),
    { numRuns: 12 },
  )
})

test('a crop is as fine as the photo, within 8 px per cm and the finest scale asked for', () => {
  const scaleOf = (scale: number) => cropLevel({ photo, mesh: place({ scale }), maxPxPerCm: 13 }).pxPerCm

  expect(scaleOf(0.5)).toBe(8)
  expect(scaleOf(1.3)).toBeCloseTo(10.4, 0)
  expect(scaleOf(3)).toBe(13)
})

test('a point of the photo lands on the same landmark in the crop', () => {
  const mesh = place({ angleRad: 0.4, scale: 1.5 })
  const crop = cropLevel({ photo, mesh, maxPxPerCm: 13 })

  const [x, y] = crop.toCrop(...pointOf(mesh, landmark.chin))

  expect(x).toBeCloseTo(crop.mesh[landmark.chin * 3], 3)
  expect(y).toBeCloseTo(crop.mesh[landmark.chin * 3 + 1], 3)
})

test('a region of the crop points at its place in the photo', () => {
  const mesh = place({ angleRad: -0.3, scale: 2 })
  const crop = cropLevel({ photo, mesh, maxPxPerCm: 13 })
  const [chinX, chinY] = pointOf(crop.mesh, landmark.chin)

  const region = crop.regionInPhoto(chinX, chinY, 100)

  expect([region.centreX, region.centreY][0]).toBeCloseTo(mesh[landmark.chin * 3], 2)
  expect(region.centreY).toBeCloseTo(mesh[landmark.chin * 3 + 1], 2)
  expect(region.widthPx).toBeCloseTo(100 * crop.photoScale, 3)
})

test('what lies beyond the photo is marked as outside', () => {
  const crop = cropLevel({ photo, mesh: place({ moveX: -330 }), maxPxPerCm: 13 })
  const { widthPx, heightPx } = crop.image
  const middle = Math.floor(heightPx / 3) * widthPx

  expect(crop.isInside[middle + Math.floor(widthPx * 0.2)]).toBe(0)
  expect(crop.isInside[middle + Math.floor(widthPx * 0.7)]).toBe(1)
  expect(crop.isInside[middle]).toBe(0)
})

test('the crop shows the photo’s px at their places, turned upright', () => {
  const mesh = place({ angleRad: 0.5, scale: 1.2 })
  const [chinX, chinY] = pointOf(mesh, landmark.chin)
  const marked = { ...photo, data: new Uint8Array(photo.data) }
  for (let y = Math.round(chinY) - 5; y <= chinY + 5; y++)
    for (let x = Math.round(chinX) - 5; x <= chinX + 5; x++) marked.data[(y * photo.widthPx + x) * 3] = 250

  const { image, mesh: upright } = cropLevel({ photo: marked, mesh, maxPxPerCm: 13 })

  const [x, y] = pointOf(upright, landmark.chin).map(Math.round)
  expect(image.data[(y * image.widthPx + x) * 3]).toBeGreaterThan(200)
  expect(image.data[((y + 12) * image.widthPx + x) * 3]).toBe(80)
  expect(Math.abs(x - image.widthPx / 2)).toBeLessThan(2)
})

test('a place of the photo taken to the crop and back is the same place', () => {
  const coordinate = fc.double({ min: 0, max: 700, noNaN: true })
  const crop = cropLevel({ photo, mesh: place({ angleRad: 0.35, scale: 1.7 }), maxPxPerCm: 10 })
  fc.assert(
    fc.property(coordinate, coordinate, fc.integer({ min: 1, max: 400 }), (x, y, sidePx) => {
      const region = crop.regionInPhoto(...crop.toCrop(x, y), sidePx)

      expect(region.centreX).toBeCloseTo(x, 6)
      expect(region.centreY).toBeCloseTo(y, 6)
      expect([region.widthPx, region.heightPx]).toEqual([sidePx * crop.photoScale, sidePx * crop.photoScale])
      expect(region.angleRad).toBeCloseTo(0.35, 5)
    }),
  )
})

test('the rim of a crop counts as outside, even in the middle of a photo', () => {
  const large = { widthPx: 1400, heightPx: 1400, data: new Uint8Array(1400 * 1400 * 3) }
  const { image, isInside, pxPerCm } = cropLevel({ photo: large, mesh: place({ moveX: 350 }), maxPxPerCm: 8 })
  const { widthPx, heightPx } = image
  const inside = (x: number, y: number) => isInside[Math.round(y) * widthPx + Math.round(x)]

  for (const rim of [0, pxPerCm - 1]) {
    expect(inside(rim, heightPx / 2)).toBe(0)
    expect(inside(widthPx - 1 - rim, heightPx / 2)).toBe(0)
    expect(inside(widthPx / 2, heightPx - 1 - rim)).toBe(0)
  }
  expect(inside(pxPerCm + 1, heightPx / 2)).toBe(1)
})

test('a crop reaches 24 cm to both sides, 23 above the eyes and 40 below', () => {
  for (const maxPxPerCm of [8, 9, 13]) {
    const { image, eyes, pxPerCm } = cropLevel({ photo, mesh: place({ scale: 2 }), maxPxPerCm })

    expect(Math.abs(image.widthPx / pxPerCm - 48)).toBeLessThan(0.2)
    expect(Math.abs(image.heightPx / pxPerCm - 63)).toBeLessThan(0.2)
    expect(eyes[1] / pxPerCm).toBeCloseTo(23, 5)
    expect(image.data.length).toBe(image.widthPx * image.heightPx * 3)
  }
})

/** The synthetic mesh turned, scaled and set into the middle of the photo. */
function place({ angleRad = 0, scale = 1, moveX = 0 }): Float32Array {
  const mesh = syntheticMesh()
  const placed = new Float32Array(mesh.length)
  for (let i = 0; i < mesh.length; i += 3) {
    const x = (mesh[i] - 160) * scale
    const y = (mesh[i + 1] - 128) * scale
    placed[i] = 350 + moveX + x * Math.cos(angleRad) - y * Math.sin(angleRad)
    placed[i + 1] = 400 + x * Math.sin(angleRad) + y * Math.cos(angleRad)
  }
  return placed
}

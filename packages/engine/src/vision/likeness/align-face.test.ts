import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { RgbImage } from '../../pixels/rgb-image.ts'
import { landmark, landmarkCount } from '../faces/landmarks.ts'
import { alignedFacePx, alignFace } from './align-face.ts'

/** Eyes, nose tip and mouth corners of the template, in fractions of the aligned face. */
const template = {
  leftEye: [0.32, 0.36],
  rightEye: [0.68, 0.36],
  nose: [0.5, 0.56],
  mouth: [0.36, 0.75],
} as const

test('eyes and nose land on the template, however the face lies in the photo', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -0.9, max: 0.9, noNaN: true }),
      fc.double({ min: 0.8, max: 2.2, noNaN: true }),
      (angleRad, scale) => {
        const { image, mesh } = face(angleRad, scale)

        const aligned = alignFace(image, mesh)

        expect(redAt(aligned, template.leftEye)).toBeGreaterThan(150)
        expect(redAt(aligned, template.nose)).toBeGreaterThan(150)
        expect(redAt(aligned, [0.5, 0.2])).toBeLessThan(60)
        expect(redAt(aligned, [0.15, 0.6])).toBeLessThan(60)
      },
    ),
    { numRuns: 15 },
  )
})

test('an aligned face is 150 px wide and high, three channels', () => {
  const { image, mesh } = face(0, 1)

  expect(alignFace(image, mesh).length).toBe(alignedFacePx ** 2 * 3)
})

/** A black photo with red spots on the left eye and the nose of a face that fits the template exactly. */
function face(angleRad: number, scale: number): { image: RgbImage; mesh: Float32Array } {
  const widthPx = 600
  const place = ([u, v]: readonly [number, number]): [number, number] => {
    const x = (u - 0.5) * alignedFacePx * scale
    const y = (v - 0.5) * alignedFacePx * scale
    return [
      300 + x * Math.cos(angleRad) - y * Math.sin(angleRad),
      300 + x * Math.sin(angleRad) + y * Math.cos(angleRad),
    ]
  }
  const mesh = new Float32Array(landmarkCount * 3)
  const put = (index: number, spot: readonly [number, number]) => mesh.set(place(spot), index * 3)
  for (const index of [landmark.leftEyeOuter, landmark.leftEyeInner]) put(index, template.leftEye)
  for (const index of [landmark.rightEyeOuter, landmark.rightEyeInner]) put(index, template.rightEye)
  put(landmark.noseTip, template.nose)
  put(landmark.leftMouthCorner, template.mouth)
  put(landmark.rightMouthCorner, [0.64, 0.75])
  const data = new Uint8Array(widthPx * widthPx * 3)
  for (const spot of [template.leftEye, template.nose]) {
    const [x, y] = place(spot).map(Math.round)
    for (let row = y - 6; row <= y + 6; row++)
      for (let column = x - 6; column <= x + 6; column++) data[(row * widthPx + column) * 3] = 255
  }
  return { image: { widthPx, heightPx: widthPx, data }, mesh }
}

function redAt(aligned: Float32Array, [u, v]: readonly [number, number]): number {
  return aligned[(Math.round(v * alignedFacePx) * alignedFacePx + Math.round(u * alignedFacePx)) * 3]
}

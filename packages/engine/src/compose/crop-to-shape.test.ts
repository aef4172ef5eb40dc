import { expect, test } from 'vitest'
import { emptyPicture } from '../pixels/picture.ts'
import type { Composite } from './compose-couple.ts'
import { cropToShape } from './crop-to-shape.ts'

const widthPx = 120
const heightPx = 160

/** A composite whose red is the row's number; one face lies around a height. */
function composite(faceY: number): Composite {
  const picture = emptyPicture(widthPx, heightPx)
  for (let i = 0; i < picture.r.length; i++) picture.r[i] = Math.floor(i / widthPx)
  const faceMask = new Float32Array(widthPx * heightPx)
  faceMask[faceY * widthPx + 60] = 1
  const oval = [
    [50, faceY - 8],
    [70, faceY - 8],
    [60, faceY + 8],
  ] as const
  const mesh = Float32Array.from(oval.flatMap(([x, y]) => [x, y, 5]))
  return { picture, faceMask, faces: [{ mesh, oval: [...oval], pxPerCm: 3, whiteBalance: [1, 1, 1] }] }
}

test('a portrait stays as it was composed', () => {
  const whole = composite(50)
  expect(cropToShape(whole, 'portrait')).toBe(whole)
})

test.each([
  ['square', 120],
  ['landscape', 90],
] as const)(
  'a %s picture keeps the width and moves faces, mask and pixels by the same rows',
  (shape, height) => {
    const { picture, faceMask, faces } = cropToShape(composite(60), shape)
    expect([picture.widthPx, picture.heightPx, picture.r.length]).toEqual([120, height, 120 * height])
    const top = picture.r[0]
    const [face] = faces
    expect(face.oval[2]).toEqual([60, 68 - top])
    expect([...face.mesh.slice(0, 3)]).toEqual([50, 52 - top, 5])
    expect(faceMask[(60 - top) * widthPx + 60]).toBe(1)
  },
)

test.each([12, 30, 60, 150])('faces at height %i stay inside every shape', (faceY) => {
  for (const shape of ['square', 'landscape'] as const) {
    const { picture, faces } = cropToShape(composite(faceY), shape)
    const ys = faces[0].oval.map(([, y]) => y)
    expect(Math.min(...ys)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...ys)).toBeLessThanOrEqual(picture.heightPx)
  }
})

import { expect, test } from 'vitest'
import { emptyPicture } from '../pixels/picture.ts'
import type { Composite, PlacedPerson } from './compose-couple.ts'
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
  return {
    picture,
    faceMask,
    skinMask: faceMask,
    faces: [{ mesh, oval: [...oval], pxPerCm: 3, whiteBalance: [1, 1, 1] }],
  }
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

test('a person moves with the picture: box, pit and the way from the portrait', () => {
  const { widthPx: width, heightPx: height } = composite(60).picture
  const planes = () => new Float32Array(width * height)
  const person: PlacedPerson = {
    photo: { widthPx: 10, pxPerCm: 3, hair: new Uint8Array(100), chin: [5, 9] },
    shown: {
      box: { left: 0, top: 4, widthPx: width, heightPx: height },
      a: planes(),
      skin: planes(),
      head: planes(),
    },
    toFrame: { cos: 1, sin: 0, from: [5, 9], to: [60, 68] },
    pit: [60, 90],
    pxPerMetre: 300,
    isCovered: false,
  }
  const whole = composite(60)
  const cropped = cropToShape({ ...whole, faces: [{ ...whole.faces[0], person }] }, 'landscape')
  const top = cropped.picture.r[0]
  const moved = cropped.faces[0].person
  expect(top).toBeGreaterThan(0)
  expect([moved?.shown.box.top, moved?.pit[1], moved?.toFrame.to[1]]).toEqual([4 - top, 90 - top, 68 - top])
})

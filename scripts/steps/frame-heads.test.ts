import { expect, test } from 'vitest'
import { alignHeads, type Face, frameHeads } from './frame-heads.ts'

const portrait: Face = { centreX: 300, centreY: 320, height: 300, pictureWidth: 600, pictureHeight: 800 }
const inPicture: Face = { centreX: 400, centreY: 420, height: 120, pictureWidth: 1200, pictureHeight: 1600 }

/** Where the face lies in a cut, and how large it is, as fractions of the cut. */
const placeIn = (face: Face, cut: { left: number; top: number; width: number; height: number }) => [
  (face.centreX - cut.left) / cut.width,
  (face.centreY - cut.top) / cut.height,
  face.height / cut.height,
]

test('a head is cut from both pictures at one place and one size, 3 wide and 4 high', () => {
  const { before, after } = alignHeads(portrait, inPicture)
  const [one, other] = [placeIn(portrait, before), placeIn(inPicture, after)]
  for (const [index, value] of one.entries()) expect(value).toBeCloseTo(other[index], 1)
  for (const { width, height } of [before, after]) expect(width / height).toBeCloseTo(3 / 4, 1)
})

test.each<[string, Partial<Face>]>([
  ['left', { centreX: 130 }],
  ['right', { centreX: 470 }],
  ['top', { centreY: 160 }],
  ['bottom', { centreY: 640 }],
])('a face near the %s edge is cut within its picture', (_edge, place) => {
  const face = { ...portrait, ...place }
  const { before } = alignHeads(face, inPicture)
  expect(before.left + before.width).toBeLessThanOrEqual(face.pictureWidth)
  expect(before.top + before.height).toBeLessThanOrEqual(face.pictureHeight)
  expect(Math.min(before.left, before.top)).toBeGreaterThanOrEqual(0)
})

test('a picture in which somebody is missing is not compared', async () => {
  const blank = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  )
  const pool = {
    findFaces: async () => [{ x: 0, y: 0, width: 1, height: 1 }],
    showSamePerson: async () => true,
  }
  await expect(frameHeads({ pool, photo: blank, picture: blank, index: 0 })).rejects.toThrow(
    'A face for before and after was not found.',
  )
})

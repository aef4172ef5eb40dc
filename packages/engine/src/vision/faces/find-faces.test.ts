// @module-tag slow
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { RgbImage } from '../../pixels/rgb-image.ts'
import { sampleFace, sampleFaceNames, sampleGroup } from '../../testing/sample-faces.ts'
import { decodePhoto } from '../decode-photo.ts'
import { findFaces } from './find-faces.ts'
import { landmark, pointOf } from './landmarks.ts'

test.each([
  [1, 3],
  [3, 3],
  [4, 4],
  [5, 5],
  [6, 4],
] as const)('every face of group photo %i is found once', async (number, count) => {
  const faces = await findFaces(await decodePhoto(await sampleGroup(number), 1200))

  expect(faces.length).toBe(count)
})

test('a woman in profile is not taken for a face that a picture could be made of', async () => {
  const faces = await findFaces(await decodePhoto(await sampleGroup(2), 1200))

  expect(faces.length).toBe(2)
})

const portraits = process.env.FULL ? sampleFaceNames : sampleFaceNames.slice(0, 4)

test.each(portraits)('portrait %s holds one face, with the eyes over the chin', async (name) => {
  const faces = await findFaces(await decodePhoto(await sampleFace(name), 1200))

  expect(faces.length).toBe(1)
  const [{ mesh, score }] = faces
  const [leftX, leftY] = pointOf(mesh, landmark.leftEyeOuter)
  const [rightX] = pointOf(mesh, landmark.rightEyeOuter)
  expect(leftX).toBeLessThan(rightX)
  expect(leftY).toBeLessThan(pointOf(mesh, landmark.chin)[1])
  expect(score).toBeGreaterThan(0.95)
})

test('the largest face comes first', async () => {
  const faces = await findFaces(await decodePhoto(await sampleGroup(5), 1200))

  const areas = faces.map(({ box }) => (box.right - box.left) * (box.bottom - box.top))
  expect(areas).toEqual(areas.toSorted((a, b) => b - a))
})

test('noise, flat colour and stripes hold no face', async () => {
  let state = 7
  const noise = () => {
    state = (state * 1103515245 + 12345) % 2147483648
    return state % 256
  }

  for (const value of [noise, () => 128, (i: number) => (Math.floor(i / 30) % 2) * 255])
    expect(await findFaces(paint(300, 400, value))).toEqual([])
})

test('the faces of a mirrored picture are the mirrored faces', async () => {
  const bytes = await sampleFace('parting')
  const [face] = await findFaces(await decodePhoto(bytes, 1200))
  const mirroredImage = await decodePhoto(await sharp(bytes).flop().jpeg({ quality: 95 }).toBuffer(), 1200)

  const [mirrored] = await findFaces(mirroredImage)

  const width = face.box.right - face.box.left
  expect(Math.abs(mirroredImage.widthPx - mirrored.box.right - face.box.left)).toBeLessThan(0.05 * width)
  expect(Math.abs(mirrored.box.top - face.box.top)).toBeLessThan(0.05 * width)
})

test('a face is found at the same place whatever the size of the picture', async () => {
  const bytes = await sampleGroup(6)
  const large = await findFaces(await decodePhoto(bytes, 1600))
  const small = await findFaces(await decodePhoto(bytes, 800))

  expect(small.length).toBe(large.length)
  const middles = (faces: typeof large) =>
    faces.map(({ box }) => (box.left + box.right) / 2).toSorted((a, b) => a - b)
  const largeMiddles = middles(large)
  for (const [i, middle] of middles(small).entries())
    expect(Math.abs(middle * 2 - largeMiddles[i])).toBeLessThan(12)
})

test('a search is given up after five seconds of work', async () => {
  let nowMs = 0
  const clock = (stepMs: number) => () => {
    nowMs += stepMs
    return nowMs
  }
  const wall = paint(300, 400, () => 128)

  await expect(findFaces(wall, clock(1000))).rejects.toMatchObject({ code: 'timed_out' })
  expect(nowMs).toBe(7000)
  expect(await findFaces(wall, clock(10))).toEqual([])
})

function paint(widthPx: number, heightPx: number, value: (i: number) => number): RgbImage {
  return { widthPx, heightPx, data: Uint8Array.from({ length: widthPx * heightPx * 3 }, (_, i) => value(i)) }
}

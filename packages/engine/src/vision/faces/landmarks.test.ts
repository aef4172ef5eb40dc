import { expect, test } from 'vitest'
import { sampleFace } from '../../testing/sample-faces.ts'
import { decodePhoto } from '../decode-photo.ts'
import { findFaces } from './find-faces.ts'
import { centreOf, faceOval, jawLine, landmark, landmarkCount, pointOf } from './landmarks.ts'

const [{ mesh }] = await findFaces(await decodePhoto(await sampleFace('earrings'), 1200))

test('every named landmark is one of the mesh, each list names each once', () => {
  for (const list of [Object.values(landmark), faceOval, jawLine]) {
    expect(new Set(list).size).toBe(list.length)
    for (const index of list) expect(index).toBeLessThan(landmarkCount)
  }
})

test('the jaw line is the lower part of the face’s outline', () => {
  for (const index of jawLine) expect(faceOval).toContain(index)
  expect(jawLine[0]).toBe(landmark.leftTemple)
  expect(jawLine.at(-1)).toBe(landmark.rightTemple)
})

test('left and right are the viewer’s on a real face', () => {
  const pairs = [
    [landmark.leftEyeOuter, landmark.leftEyeInner, landmark.rightEyeInner, landmark.rightEyeOuter],
    [landmark.leftCheek, landmark.noseTip, landmark.rightCheek],
    [landmark.leftTemple, landmark.betweenBrows, landmark.rightTemple],
    [landmark.leftJawAngle, landmark.leftOfChin, landmark.rightOfChin, landmark.rightJawAngle],
    [landmark.leftMouthCorner, landmark.rightMouthCorner],
  ]

  for (const row of pairs) {
    const xs = row.map((index) => pointOf(mesh, index)[0])
    expect(xs).toEqual(xs.toSorted((a, b) => a - b))
  }
})

test('forehead, brows, nose and chin lie below each other on a real face', () => {
  const column = [landmark.foreheadTop, landmark.betweenBrows, landmark.noseTip, landmark.chin]
  const ys = column.map((index) => pointOf(mesh, index)[1])

  expect(ys).toEqual(ys.toSorted((a, b) => a - b))
})

test('the centre of landmarks is their mean', () => {
  const two = Float32Array.from([2, 4, 9, 6, 10, 9])

  expect(centreOf(two, [0, 1])).toEqual([4, 7])
  expect(pointOf(two, 1)).toEqual([6, 10])
})

test('a mesh has 468 landmarks of three numbers', () => {
  expect(landmarkCount).toBe(468)
  expect(mesh.length).toBe(landmarkCount * 3)
})

test('the outline runs clockwise around every other landmark of a real face', () => {
  const outline = faceOval.map((index) => pointOf(mesh, index))
  let twiceArea = 0
  for (const [i, [x, y]] of outline.entries()) {
    const [nextX, nextY] = outline[(i + 1) % outline.length]
    twiceArea += x * nextY - nextX * y
  }

  // With y down, a positive area is one that is walked around clockwise.
  expect(twiceArea).toBeGreaterThan(0)
  for (const index of [landmark.noseTip, landmark.leftEyeInner, landmark.rightMouthCorner]) {
    const [x, y] = pointOf(mesh, index)
    expect(outline.some(([outlineX]) => outlineX < x) && outline.some(([outlineX]) => outlineX > x)).toBe(
      true,
    )
    expect(outline.some(([, outlineY]) => outlineY < y) && outline.some(([, outlineY]) => outlineY > y)).toBe(
      true,
    )
  }
})

test('the jaw line follows the outline from the viewer’s left over the chin to the right', () => {
  const places = jawLine.map((index) => faceOval.indexOf(index))

  expect(jawLine[(jawLine.length - 1) / 2]).toBe(landmark.chin)
  for (let i = 1; i < places.length; i++) expect(places[i]).toBe(places[i - 1] - 1)
})

test('the nose stands out towards the viewer and the temples lie back', () => {
  const depth = (index: number) => mesh[index * 3 + 2]

  expect(depth(landmark.noseTip)).toBeLessThan(depth(landmark.leftTemple))
  expect(depth(landmark.noseTip)).toBeLessThan(depth(landmark.rightTemple))
})

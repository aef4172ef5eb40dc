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

import { expect, test } from 'vitest'
import type { RgbImage } from '../../pixels/rgb-image.ts'
import { mirrorPlane } from '../../testing/planes.ts'
import { sampleFace, sampleGroup } from '../../testing/sample-faces.ts'
import { decodePhoto } from '../decode-photo.ts'
import { detectBodies } from './detect-bodies.ts'
import { findPose } from './find-pose.ts'

/** BlazePose's points by side; left and right are the person's own. */
const sides = [
  [2, 5],
  [7, 8],
  [9, 10],
  [11, 12],
]
const image = await decodePhoto(await sampleFace('ribbon'), 500)
const pose = await findPose(image)
const points = pose?.points ?? []
const shoulderPx = Math.abs(points[11].x - points[12].x)

test('the eyes, ears and shoulders of a person facing the camera are exchanged for the viewer', () => {
  for (const [left, right] of sides) expect(points[left].x).toBeGreaterThan(points[right].x)
  expect(pose?.score).toBeGreaterThan(0.9)
})

test('eyes, mouth and shoulders lie below each other, and what is seen is said to be', () => {
  const [eye, mouth, shoulder] = [2, 9, 11].map((index) => points[index])

  expect(eye.y < mouth.y && mouth.y < shoulder.y).toBe(true)
  for (const { visibility } of points) expect(visibility >= 0 && visibility <= 1).toBe(true)
  expect(Math.min(points[0].visibility, shoulder.visibility)).toBeGreaterThan(0.9)
  // Hips and feet are outside a portrait.
  expect(points[27].visibility).toBeLessThan(0.5)
})

test('a mirrored person exchanges left and right', async () => {
  const mirrored = await findPose({ ...image, data: mirrorPlane(image.data, image.widthPx, 3) })

  for (const [left, right] of sides) {
    const seen = mirrored?.points[left] ?? { x: 0, y: 0 }
    expect(Math.abs(image.widthPx - seen.x - points[right].x)).toBeLessThan(0.22 * shoulderPx)
    expect(Math.abs(seen.y - points[right].y)).toBeLessThan(0.22 * shoulderPx)
  }
})

test('a photo of half the size has the pose at half the distances', async () => {
  const half = await findPose(await decodePhoto(await sampleFace('ribbon'), 250))

  for (const index of [0, 2, 5, 11, 12]) {
    const seen = half?.points[index] ?? { x: 0, y: 0 }
    expect(Math.hypot(seen.x * 2 - points[index].x, seen.y * 2 - points[index].y)).toBeLessThan(
      0.22 * shoulderPx,
    )
  }
})

test('bodies come likeliest first, each once, with their rim around their hips', async () => {
  const bodies = await detectBodies(await decodePhoto(await sampleGroup(6), 600))

  const scores = bodies.map(({ score }) => score)
  expect(bodies.length).toBeGreaterThan(1)
  expect(scores).toEqual(scores.toSorted((a, b) => b - a))
  for (const { hips, rim, score } of bodies) {
    expect(score).toBeGreaterThanOrEqual(0.5)
    expect(Math.hypot(rim[0] - hips[0], rim[1] - hips[1])).toBeGreaterThan(30)
  }
  for (const [i, { hips, rim }] of bodies.entries())
    for (const other of bodies.slice(i + 1))
      expect(Math.hypot(other.hips[0] - hips[0], other.hips[1] - hips[1])).toBeGreaterThan(
        0.5 * Math.hypot(rim[0] - hips[0], rim[1] - hips[1]),
      )
})

test('a wall shows no body', async () => {
  const wall: RgbImage = { widthPx: 90, heightPx: 160, data: new Uint8Array(43_200).fill(120) }

  expect(await detectBodies(wall)).toEqual([])
})

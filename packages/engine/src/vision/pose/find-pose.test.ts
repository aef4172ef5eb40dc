import { expect, test } from 'vitest'
import { sampleFace } from '../../testing/sample-faces.ts'
import { decodePhoto } from '../decode-photo.ts'
import { findPose } from './find-pose.ts'

test('a portrait shows its person’s shoulders left and right under the nose', async () => {
  const image = await decodePhoto(await sampleFace('curls'), 1200)

  const pose = await findPose(image)

  const [nose, , , , , , , , , , , rightOfViewer, leftOfViewer] = pose?.points ?? []
  expect(pose?.points.length).toBe(33)
  expect(leftOfViewer.x).toBeLessThan(nose.x)
  expect(rightOfViewer.x).toBeGreaterThan(nose.x)
  expect(Math.min(leftOfViewer.y, rightOfViewer.y)).toBeGreaterThan(nose.y)
  expect(nose.visibility).toBeGreaterThan(0.9)
})

test('an empty picture shows nobody', async () => {
  const image = { widthPx: 300, heightPx: 300, data: new Uint8Array(270_000).fill(90) }

  expect(await findPose(image)).toBeUndefined()
})

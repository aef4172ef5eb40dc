import { expect, test } from 'vitest'
import { sampleFace } from '../../testing/sample-faces.ts'
import { decodePhoto } from '../decode-photo.ts'
import { detectCandidates, type FaceCandidate } from './detect-candidates.ts'
import { faceTiles } from './face-tiles.ts'
import { fitMesh } from './fit-mesh.ts'
import { landmark, pointOf } from './landmarks.ts'

const image = await decodePhoto(await sampleFace('straight'), 1200)
const tiles = faceTiles(image.widthPx, image.heightPx).flat()
const candidates = (await Promise.all(tiles.map((tile) => detectCandidates(image, tile, false)))).flat()
const [candidate] = candidates.toSorted((a, b) => b.score - a.score)

test('the detector’s box holds the eyes it found', () => {
  const { box, leftEye, rightEye } = candidate

  for (const [x, y] of [leftEye, rightEye]) {
    expect(x).toBeGreaterThan(box.left)
    expect(x).toBeLessThan(box.right)
    expect(y).toBeGreaterThan(box.top)
    expect(y).toBeLessThan(box.bottom)
  }
  expect(leftEye[0]).toBeLessThan(rightEye[0])
})

test('the mesh’s eyes lie where the detector saw them', async () => {
  const { mesh, score } = await fitMesh(image, candidate)

  const [x, y] = pointOf(mesh, landmark.leftEyeInner)
  const faceWidth = candidate.box.right - candidate.box.left
  expect(score).toBeGreaterThan(0.99)
  expect(Math.hypot(x - candidate.leftEye[0], y - candidate.leftEye[1])).toBeLessThan(0.15 * faceWidth)
})

test('a candidate that is somewhat off ends on the same face', async () => {
  const exact = await fitMesh(image, candidate)
  const off = await fitMesh(image, move(candidate, 0.12))

  const [x, y] = pointOf(exact.mesh, landmark.chin)
  const [offX, offY] = pointOf(off.mesh, landmark.chin)
  expect(Math.hypot(x - offX, y - offY)).toBeLessThan(0.06 * (candidate.box.right - candidate.box.left))
})

test('a place without a face gets a low score', async () => {
  const { box } = candidate
  const shift = -box.top - (box.bottom - box.top)

  const { score } = await fitMesh(image, {
    ...candidate,
    box: { ...box, top: box.top + shift, bottom: box.bottom + shift },
  })

  expect(score).toBeLessThan(0.8)
})

test('a face cut by the edge of a tile is left to another tile', async () => {
  const { box } = candidate
  const widthPx = box.right - box.left
  const tile = {
    centreX: (box.left + box.right) / 2 + widthPx,
    centreY: (box.top + box.bottom) / 2,
    widthPx: 2.2 * widthPx,
    heightPx: 2.2 * widthPx,
    angleRad: 0,
  }

  expect(await detectCandidates(image, tile, false)).toEqual([])
})

function move({ box, leftEye, rightEye, score }: FaceCandidate, share: number): FaceCandidate {
  const by = (box.right - box.left) * share
  const shift = ([x, y]: readonly [number, number]) => [x + by, y + by] as const
  return {
    score,
    box: { left: box.left + by, right: box.right + by, top: box.top + by, bottom: box.bottom + by },
    leftEye: shift(leftEye),
    rightEye: shift(rightEye),
  }
}

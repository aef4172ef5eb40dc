import { expect, test } from 'vitest'
import type { RgbImage } from '../../pixels/rgb-image.ts'
import type { Region } from '../../pixels/sample-region.ts'
import { sampleFace } from '../../testing/sample-faces.ts'
import { decodePhoto } from '../decode-photo.ts'
import { detectCandidates, type FaceCandidate } from './detect-candidates.ts'

const image = await decodePhoto(await sampleFace('parting'), 600)
const whole = squareAround(image.widthPx / 2, image.heightPx / 2, 600)
const [best] = likeliest(await detectCandidates(image, whole, true))

test('every candidate is likelier than not and has its eyes in its box', async () => {
  for (const { score, box, leftEye, rightEye } of await detectCandidates(image, whole, true)) {
    expect(score >= 0.6 && score <= 1).toBe(true)
    expect(box.right).toBeGreaterThan(box.left)
    expect(box.bottom).toBeGreaterThan(box.top)
    expect(leftEye[0]).toBeLessThan(rightEye[0])
    for (const [x, y] of [leftEye, rightEye])
      expect(x > box.left && x < box.right && y > box.top && y < box.bottom).toBe(true)
  }
})

test('one face raises several candidates around the same place', async () => {
  const candidates = await detectCandidates(image, whole, true)

  expect(candidates.length).toBeGreaterThan(1)
  for (const { leftEye } of candidates)
    expect(Math.hypot(leftEye[0] - best.leftEye[0], leftEye[1] - best.leftEye[1])).toBeLessThan(40)
})

test('a tile that moves over the picture sees the face at its place in the picture', async () => {
  for (const [dx, dy] of [
    [-60, 0],
    [40, 50],
    [0, -70],
  ]) {
    const tile = { ...whole, centreX: whole.centreX + dx, centreY: whole.centreY + dy }
    const [moved] = likeliest(await detectCandidates(image, tile, true))

    expect(Math.abs(moved.box.left - best.box.left)).toBeLessThan(25)
    expect(Math.abs(moved.leftEye[1] - best.leftEye[1])).toBeLessThan(15)
  }
})

test('keeping cut faces never loses a whole one', async () => {
  const tile = squareAround(best.box.left, (best.box.top + best.box.bottom) / 2, 420)

  const kept = await detectCandidates(image, tile, true)
  const uncut = await detectCandidates(image, tile, false)

  for (const candidate of uncut) expect(kept).toContainEqual(candidate)
})

test('a tile beside the picture is black and holds nobody', async () => {
  expect(await detectCandidates(image, squareAround(-2000, -2000, 300), true)).toEqual([])
})

test('a picture of one colour holds nobody', async () => {
  const even: RgbImage = { widthPx: 128, heightPx: 128, data: new Uint8Array(128 * 128 * 3).fill(200) }

  expect(await detectCandidates(even, squareAround(64, 64, 128), true)).toEqual([])
})

function likeliest(candidates: readonly FaceCandidate[]): FaceCandidate[] {
  return candidates.toSorted((a, b) => b.score - a.score)
}

function squareAround(centreX: number, centreY: number, sidePx: number): Region {
  return { centreX, centreY, widthPx: sidePx, heightPx: sidePx, angleRad: 0 }
}

import { expect, test } from 'vitest'
import { sampleFace, sampleGroup } from '../testing/sample-faces.ts'
import { quickFaces } from './quick-faces.ts'
import { understandPhoto } from './understand-photo.ts'

test('the faces of a group come from left to right, in fractions of the photo', async () => {
  const faces = await quickFaces(await sampleGroup(6))

  expect(faces.length).toBe(4)
  expect(faces.map(({ x }) => x)).toEqual(faces.map(({ x }) => x).toSorted((a, b) => a - b))
  for (const { x, y, width, height } of faces) {
    expect(x).toBeGreaterThan(0)
    expect(y).toBeGreaterThan(0)
    expect(x + width).toBeLessThan(1)
    expect(y + height).toBeLessThan(1)
    expect(width).toBeGreaterThan(0.05)
  }
})

test('a portrait has one face', async () => {
  expect(await quickFaces(await sampleFace('curls'))).toHaveLength(1)
})

test('what is not a picture is refused', async () => {
  await expect(quickFaces(Buffer.from('plain text'))).rejects.toMatchObject({ code: 'not_an_image' })
})

test('an upload check and the understanding of a photo see the same faces at the same places', async () => {
  const photo = await sampleGroup(6)

  const quick = await quickFaces(photo)
  const { faces } = await understandPhoto({ photo, faceIndex: 2 })

  expect(faces).toHaveLength(quick.length)
  for (const [i, { x, y, width, height }] of faces.entries()) {
    expect(Math.abs(x - quick[i].x)).toBeLessThan(0.01)
    expect(Math.abs(y - quick[i].y)).toBeLessThan(0.01)
    expect(Math.abs(width / quick[i].width - 1)).toBeLessThan(0.1)
    expect(Math.abs(height / quick[i].height - 1)).toBeLessThan(0.1)
  }
})

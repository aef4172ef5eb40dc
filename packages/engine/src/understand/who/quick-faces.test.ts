import sharp from 'sharp'
import { expect, test } from 'vitest'
import { sampleFace, sampleGroup } from '../../testing/sample-faces.ts'
import { quickFaces } from './quick-faces.ts'

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

test('a photo turned by its camera has its faces where an upright one has them', async () => {
  const upright = await sharp(await sampleFace('parting'))
    .resize(400)
    .png()
    .toBuffer()
  const lying = await sharp(upright).rotate(270).withMetadata({ orientation: 6 }).png().toBuffer()

  expect(await quickFaces(lying)).toEqual(await quickFaces(upright))
})

test('a picture without anyone has no faces and is no error', async () => {
  const wall = await sharp({ create: { width: 200, height: 150, channels: 3, background: '#9ab' } })
    .jpeg()
    .toBuffer()

  expect(await quickFaces(wall)).toEqual([])
})

test('a photo far larger than the detectors need has the same faces', async () => {
  const photo = await sampleFace('curls')
  const [small] = await quickFaces(photo)

  const [large] = await quickFaces(await sharp(photo).resize(1800).jpeg().toBuffer())

  expect(Math.abs(large.x - small.x)).toBeLessThan(0.02)
  expect(Math.abs(large.height - small.height)).toBeLessThan(0.03)
})

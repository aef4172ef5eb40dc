import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type SampleFaceName, sampleFace } from '../../testing/sample-faces.ts'
import { decodePhoto } from '../decode-photo.ts'
import { findFaces } from '../faces/find-faces.ts'
import { describeFace } from './describe-face.ts'
import { likenessDistance, likenessLimit } from './likeness-distance.ts'

test('a face is described by 128 numbers, the same each time', async () => {
  const bytes = await sampleFace('parting')

  const first = await describe(bytes)

  expect(first.length).toBe(128)
  expect(await describe(bytes)).toEqual(first)
})

test('a person stays the same person smaller, darker, mirrored and turned', { tags: ['slow'] }, async () => {
  const bytes = await sampleFace('straight')
  const original = await describe(bytes)
  const changes = [
    sharp(bytes).resize({ width: 300 }),
    sharp(bytes).modulate({ brightness: 0.7 }),
    sharp(bytes).flop(),
    sharp(bytes).rotate(15, { background: 'grey' }),
  ]

  for (const change of changes)
    expect(likenessDistance(original, await describe(await change.jpeg().toBuffer()))).toBeLessThan(0.4)
})

test('different people are further apart than the limit', { tags: ['slow'] }, async () => {
  const names: SampleFaceName[] = ['parting', 'straight', 'earrings', 'curls', 'blonde']
  const descriptors = await Promise.all(names.map(async (name) => describe(await sampleFace(name))))

  for (const [i, descriptor] of descriptors.entries())
    for (const other of descriptors.slice(0, i))
      expect(likenessDistance(descriptor, other)).toBeGreaterThan(likenessLimit)
})

test('a distance is nothing to itself and the same both ways', () => {
  const a = Float32Array.from([0, 3])
  const b = Float32Array.from([4, 0])

  expect(likenessDistance(a, a)).toBe(0)
  expect([likenessDistance(a, b), likenessDistance(b, a)]).toEqual([5, 5])
})

async function describe(bytes: Uint8Array): Promise<Float32Array> {
  const image = await decodePhoto(bytes, 1200)
  const [face] = await findFaces(image)
  return describeFace(image, face.mesh)
}

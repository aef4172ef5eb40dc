import sharp from 'sharp'
import { expect, test } from 'vitest'
import { sampleFace } from '../../testing/sample-faces.ts'
import { decodePhoto } from '../decode-photo.ts'
import { findFaces } from '../faces/find-faces.ts'
import { estimateAge } from './estimate-age.ts'

const bytes = await sampleFace('redhead')
const estimate = async (photo: Uint8Array) => {
  const image = await decodePhoto(photo, 700)
  const [{ mesh }] = await findFaces(image)
  return estimateAge(image, mesh)
}

// Each network alone gives 36.9 and 34.9; the same in TensorFlow.js.
test('an age is the mean of two estimates', async () => {
  expect(await estimate(bytes)).toBeCloseTo(35.9, 0)
})

test('a mirrored or a tilted photo shows somebody of about the same age', async () => {
  const years = await estimate(bytes)

  for (const changed of [sharp(bytes).flop(), sharp(bytes).rotate(15, { background: '#888' })])
    expect(Math.abs((await estimate(await changed.jpeg().toBuffer())) - years)).toBeLessThan(3)
})

test('whom the photos show grown up is estimated older than who looks young', async () => {
  expect(await estimate(await sampleFace('layers'))).toBeLessThan((await estimate(bytes)) - 10)
})

import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { sampleFace } from '../../testing/sample-faces.ts'
import { decodePhoto } from '../decode-photo.ts'
import { findFaces } from '../faces/find-faces.ts'
import { judgeMaturity } from './judge-maturity.ts'
import { readAgeFeatures } from './read-age-features.ts'

const bytes = await sampleFace('redhead')
const open = async (photo: Uint8Array) => {
  const image = await decodePhoto(photo, 700)
  const [{ mesh }] = await findFaces(image)
  return { image, mesh }
}
const judge = async (photo: Uint8Array) => {
  const { image, mesh } = await open(photo)
  return judgeMaturity(image, mesh)
}

// In TensorFlow.js the networks give 36.9 and 34.9.
test('each network estimates about the years that it estimates elsewhere', async () => {
  const { image, mesh } = await open(bytes)
  const [small, large] = (await readAgeFeatures(image, mesh)).slice(-2)

  expect(Math.abs(small - 36.9)).toBeLessThan(1)
  expect(Math.abs(large - 34.9)).toBeLessThan(1)
})

test('a mirrored or a tilted photo shows somebody as grown up', async () => {
  const maturity = await judge(bytes)

  for (const changed of [sharp(bytes).flop(), sharp(bytes).rotate(15, { background: '#888' })])
    expect(Math.abs((await judge(await changed.jpeg().toBuffer())) - maturity)).toBeLessThan(0.15)
})

test('whom the photos show grown up is judged more grown up than who looks young', async () => {
  expect(await judge(await sampleFace('layers'))).toBeLessThan((await judge(bytes)) - 0.3)
})

test('what was learned is a weight for each feature and an offset, none of them broken', async () => {
  const { image, mesh } = await open(bytes)
  const file = readFileSync(new URL('./maturity-weights.bin', import.meta.url))
  const numbers = new Float16Array(new Uint8Array(file).buffer)

  expect(numbers).toHaveLength((await readAgeFeatures(image, mesh)).length + 1)
  expect(numbers.every(Number.isFinite)).toBe(true)
})

import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawPencil, drawPoster } from '../../testing/draw-poster.ts'
import { type SampleFaceName, sampleFace } from '../../testing/sample-faces.ts'
import { decodePhoto } from '../decode-photo.ts'
import { findFaces } from '../faces/find-faces.ts'
import { judgePerson } from './judge-person.ts'

const judge = async (photo: Uint8Array) => {
  const image = await decodePhoto(photo, 700)
  const [{ mesh }] = await findFaces(image)
  return judgePerson(image, mesh)
}
const people: SampleFaceName[] = ['redhead', 'smile', 'layers']

test.each(people)('the photo of %s shows a person, a poster and a drawing of it show none', async (name) => {
  const photo = await sampleFace(name)

  expect(await judge(photo)).toBeGreaterThan(2)
  expect(await judge(await drawPoster(photo))).toBeLessThan(-2)
  expect(await judge(await drawPencil(photo))).toBeLessThan(-2)
})

test('a mirrored or a tilted photo shows as much of a person', async () => {
  const photo = await sampleFace('earrings')

  for (const changed of [sharp(photo).flop(), sharp(photo).rotate(15, { background: '#888' })])
    expect(await judge(await changed.jpeg().toBuffer())).toBeGreaterThan(2)
})

test('what was learned is a number for each channel and each look, none of them broken', () => {
  const bytes = new Uint8Array(readFileSync(new URL('./person-weights.bin', import.meta.url)))
  const numbers = new Float16Array(bytes.buffer)
  // Channels of 27 layers twice, and of the last and the fine features once for each look, with their offsets.
  const layers = [
    32,
    32,
    64,
    64,
    128,
    128,
    128,
    128,
    256,
    256,
    256,
    256,
    512,
    ...Array(11).fill(512),
    1024,
    1024,
    1024,
  ]
  const channels = layers.reduce((sum, count) => sum + count)

  expect(numbers).toHaveLength(2 * channels + 2 * (1024 + 512) + 4)
  expect(numbers.every(Number.isFinite)).toBe(true)
})

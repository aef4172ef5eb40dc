// @module-tag slow
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type SampleFaceName, sampleFace, sampleFaceNames } from '../../testing/sample-faces.ts'
import { decodePhoto } from '../decode-photo.ts'
import { findFaces } from '../faces/find-faces.ts'
import { lookAtEyes } from './look-at-eyes.ts'

const look = async (photo: Uint8Array) => {
  const image = await decodePhoto(photo, 1200)
  const [{ mesh }] = await findFaces(image)
  return lookAtEyes(image, mesh)
}
const downcast: readonly SampleFaceName[] = ['downcast', 'choker']

test.each(sampleFaceNames)('the lids of %s are told from open eyes by whether irises show', async (name) => {
  const { shut } = await look(await sampleFace(name))

  if (downcast.includes(name)) expect(shut).toBeGreaterThan(0.9)
  else expect(shut).toBeLessThan(0.4)
})

test('in a mirrored photo the eyes look to the other side and are as open as before', async () => {
  const photo = await sampleFace('brown')
  const { aside, shut } = await look(photo)
  const mirrored = await look(await sharp(photo).flop().jpeg({ quality: 95 }).toBuffer())

  expect(mirrored.aside[0]).toBeCloseTo(-aside[1], 1)
  expect(mirrored.aside[1]).toBeCloseTo(-aside[0], 1)
  expect(Math.abs(mirrored.shut - shut)).toBeLessThan(0.1)
})

test('the width of an eye is in px of the photo', async () => {
  const photo = await sampleFace('ombre')
  const { widthPx } = await look(photo)
  const half = await look(await sharp(photo).resize(265).jpeg({ quality: 95 }).toBuffer())

  expect(half.widthPx / widthPx).toBeCloseTo(0.5, 1)
})

test('what was learned is a number for each feature of two branches and an offset, none of them broken', () => {
  const bytes = new Uint8Array(readFileSync(new URL('./shut-weights.bin', import.meta.url)))
  const numbers = new Float16Array(bytes.buffer)

  expect(numbers).toHaveLength(2 * 2 * 2 * 128 + 1)
  expect(numbers.every(Number.isFinite)).toBe(true)
})

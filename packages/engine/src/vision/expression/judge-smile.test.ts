// @module-tag slow
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type SampleFaceName, sampleFace } from '../../testing/sample-faces.ts'
import { decodePhoto } from '../decode-photo.ts'
import { findFaces } from '../faces/find-faces.ts'
import { judgeSmile } from './judge-smile.ts'

const judge = async (photo: Uint8Array) => {
  const image = await decodePhoto(photo, 1200)
  const [{ mesh }] = await findFaces(image)
  return judgeSmile(image, mesh)
}

test.each<SampleFaceName>(['smile', 'redhead', 'brown', 'straight'])('%s smiles', async (name) => {
  expect(await judge(await sampleFace(name))).toBeGreaterThan(0.9)
})

test.each<SampleFaceName>(['choker', 'ombre'])('%s does not smile', async (name) => {
  expect(await judge(await sampleFace(name))).toBeLessThan(0.1)
})

test('a mirrored or a tilted photo shows the same smile', async () => {
  const photo = await sampleFace('smile')

  for (const changed of [sharp(photo).flop(), sharp(photo).rotate(15, { background: '#888' })])
    expect(await judge(await changed.jpeg().toBuffer())).toBeGreaterThan(0.9)
})

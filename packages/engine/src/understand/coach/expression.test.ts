// @module-tag slow
import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { type SampleFaceName, sampleFace } from '../../testing/sample-faces.ts'
import { decodePhoto, findFaces } from '../../vision/index.ts'
import { headAnglesOf } from '../face-scale.ts'
import { calm, readExpression } from './expression.ts'

async function read(name: SampleFaceName, change = (photo: Sharp) => photo) {
  const bytes = await change(sharp(await sampleFace(name)))
    .jpeg({ quality: 95 })
    .toBuffer()
  const image = await decodePhoto(bytes, 1200)
  const [{ mesh }] = await findFaces(image)
  return { image, mesh, ...(await readExpression(image, mesh)) }
}

test('eyes that look down are shut, and open eyes are not', async () => {
  expect((await read('downcast')).eyesShut).toBeGreaterThan(0.9)
  expect((await read('earrings')).eyesShut).toBeLessThan(0.2)
})

test('who turns the head and looks at the camera does not look away', async () => {
  const { mesh, gazeAsideDeg } = await read('brown')

  expect(Math.abs(headAnglesOf(mesh).yawDeg)).toBeGreaterThan(20)
  expect(gazeAsideDeg).toBeLessThan(10)
})

test('a laugh is not an open mouth', async () => {
  expect((await read('redhead')).mouthOpenCm).toBe(0)
})

test('of eyes of a few px nothing is told', async () => {
  const { eyesShut, gazeAsideDeg, mouthOpenCm } = await read('downcast', (photo) => photo.resize(300))

  expect({ eyesShut, gazeAsideDeg, mouthOpenCm }).toEqual(calm)
})

test('of a head seen from the side nothing is told', async () => {
  const { image, mesh } = await read('downcast')
  const turned = mesh.map((value, i) => {
    const [x, z] = [mesh[i - (i % 3)], mesh[i - (i % 3) + 2]]
    if (i % 3 === 0) return x * Math.cos(0.6) + z * Math.sin(0.6)
    return i % 3 === 2 ? z * Math.cos(0.6) - x * Math.sin(0.6) : value
  })

  expect(Math.abs(headAnglesOf(turned).yawDeg)).toBeGreaterThan(38)
  expect(await readExpression(image, turned)).toEqual(calm)
})

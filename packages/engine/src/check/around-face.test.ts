// @module-tag slow
import { beforeAll, expect, test } from 'vitest'
import type { RgbImage } from '../pixels/rgb-image.ts'
import { sampleFace } from '../testing/sample-faces.ts'
import { decodePhoto, findFaces, landmark, pointOf } from '../vision/index.ts'
import { type FaceQuestion, lookAroundFace } from './around-face.ts'

let image: RgbImage
let mesh: Float32Array
beforeAll(async () => {
  image = await decodePhoto(await sampleFace('parting'), 2000)
  ;[{ mesh }] = await findFaces(image)
}, 30_000)

/** A photo with so much hair, cm². */
const photo = (areaCm2: number): FaceQuestion['photo'] => ({
  widthPx: areaCm2,
  pxPerCm: 1,
  hair: new Uint8Array(areaCm2 * 2).fill(255),
  chin: [0, 1],
})
const look = (areaCm2: number, picture = image) =>
  lookAroundFace({ image: picture, mesh, photo: photo(areaCm2) })

test('hair is compared with the photo’s: as much, or a part of it', async () => {
  const { share, areaCm2 } = (await look(100)).hair
  expect(areaCm2).toBe(100)
  expect(share).toBeGreaterThan(0.6)
  expect((await look(1000)).hair.share).toBeCloseTo(share / 10, 5)
  expect((await look(0)).hair.share).toBe(1)
})

test('a neck of the person’s own has the colour of the face, a grey one has not', async () => {
  const { neck } = await look(100)
  expect(neck?.colour).toBeLessThan(8)
  expect(Math.abs(neck?.lightness ?? Infinity)).toBeLessThan(10)
  const chinY = pointOf(mesh, landmark.chin)[1]
  const data = image.data.slice()
  for (let p = Math.ceil(chinY) * image.widthPx * 3; p < data.length; p += 3)
    data.fill((data[p] + data[p + 1] + data[p + 2]) / 3, p, p + 3)
  expect((await look(100, { ...image, data })).neck?.colour).toBeGreaterThan(15)
})

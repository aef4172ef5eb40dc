import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { sampleFace, sampleGroup } from '../testing/sample-faces.ts'
import { decodePhoto, findFaces, landmark, pointOf } from '../vision/index.ts'
import { type Garment, readGarment } from './read-garment.ts'
import { wornDress } from './testing/worn-dress.ts'

let photo: Uint8Array
let garment: Garment
beforeAll(async () => {
  photo = await wornDress()
  garment = await readGarment(photo)
})

const shareOf = (bytes: Uint8Array, at: (i: number) => boolean) => {
  let count = 0
  for (let i = 0; i < bytes.length; i++) if (at(i)) count++
  return count / bytes.length
}

test('a worn dress becomes a plate whose neck stands under the wearer’s chin', {
  tags: ['slow'],
}, async () => {
  const image = await decodePhoto(photo, 2200)
  const [face] = await findFaces(image)
  const { manifest } = garment.plate
  const { anchors, pxPerMetre } = manifest
  expect(anchors.chin[1]).toBeLessThan(anchors.pit[1])
  expect(anchors.neckRight[0] - anchors.neckLeft[0]).toBeCloseTo(2 * manifest.neckHalfPx, 3)
  expect((2 * manifest.neckHalfPx) / pxPerMetre).toBeGreaterThan(0.08)
  expect((2 * manifest.neckHalfPx) / pxPerMetre).toBeLessThan(0.13)
  const [, chinY] = pointOf(face.mesh, landmark.chin)
  const [, browY] = pointOf(face.mesh, landmark.foreheadTop)
  expect((chinY - browY) / image.heightPx).toBeLessThan(0.25)
})

test('the wearer’s head is not part of the plate', { tags: ['slow'] }, () => {
  const { box, manifest, k0 } = garment.plate
  expect(box.top).toBeGreaterThan(manifest.anchors.chin[1] - 0.08 * manifest.pxPerMetre)
  const solid = shareOf(k0, (i) => i % 4 === 3 && k0[i] > 250)
  expect(solid).toBeGreaterThan(0.05)
})

test('lace is cloth and the neck is skin', { tags: ['slow'] }, () => {
  const { box, manifest, k0, d } = garment.plate
  const at = (x: number, y: number) => Math.round(y - box.top) * box.widthPx + Math.round(x - box.left)
  const [x, pitY] = manifest.anchors.pit
  const neck = at(x, (pitY + manifest.anchors.chin[1]) / 2)
  expect(d[neck * 3]).toBeGreaterThan(k0[neck * 4] * 2)
  const waist = at(x, pitY + 0.3 * manifest.pxPerMetre)
  expect(k0[waist * 4]).toBeGreaterThan(d[waist * 3] * 2)
})

test('as much of the dress counts as the photo shows', { tags: ['slow'] }, async () => {
  expect(garment.shownMetres).toBeGreaterThan(0.6)
  expect(garment.shownMetres).toBeLessThan(1.3)
  const upper = await sharp(photo).extract({ left: 0, top: 0, width: 1200, height: 1100 }).jpeg().toBuffer()
  await expect(readGarment(upper)).rejects.toMatchObject({
    code: 'dress_unusable',
    message: 'Choose a photo that shows the dress down to the hips: this one ends too early.',
  })
})

test.each([
  ['nobody', () => blank(), 'no face was found'],
  ['several people', () => sampleGroup(6), 'this one shows several people'],
  ['a face alone', () => sampleFace('updo'), 'this one ends too early'],
  ['a dress far away', () => small(), 'in this one it is too small'],
])('a photo of %s is refused with a sentence', { tags: ['slow'] }, async (_, picture, sentence) => {
  await expect(readGarment(await picture())).rejects.toMatchObject({
    code: 'dress_unusable',
    message: expect.stringContaining(sentence),
  })
})

test('bytes that are no picture stay what they are', { tags: ['slow'] }, async () => {
  await expect(readGarment(new TextEncoder().encode('a dress'))).rejects.toMatchObject({
    code: 'not_an_image',
  })
})

function blank(): Promise<Uint8Array> {
  return sharp({ create: { width: 800, height: 1200, channels: 3, background: '#d8d0c4' } })
    .jpeg()
    .toBuffer()
}

function small(): Promise<Uint8Array> {
  return sharp(photo).resize(300).jpeg().toBuffer()
}

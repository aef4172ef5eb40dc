import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import type { RgbImage } from '../../pixels/rgb-image.ts'
import { sampleFace } from '../../testing/sample-faces.ts'
import { decodePhoto } from '../decode-photo.ts'
import { findFaces } from '../faces/find-faces.ts'
import { describeFace } from './describe-face.ts'
import { likenessDistance, likenessLimit } from './likeness-distance.ts'

const image = await decodePhoto(await sampleFace('parting'), 500)
const [{ mesh }] = await findFaces(image)
const descriptor = await describeFace(image, mesh)

test('a descriptor is about one long and holds only numbers', () => {
  expect([...descriptor].every(Number.isFinite)).toBe(true)
  expect(Math.hypot(...descriptor)).toBeGreaterThan(1)
  expect(Math.hypot(...descriptor)).toBeLessThan(2)
})

test('where the face lies in its photo does not change who it is', async () => {
  const moved = await changed(sharpOf(image).extend({ left: 30, top: 20, background: '#888' }))
  const movedMesh = mesh.map((value, i) => value + [30, 20, 0][i % 3])

  // The padding shows at the rim of the cut-out, so the numbers are not quite the same.
  expect(likenessDistance(await describeFace(moved, movedMesh), descriptor)).toBeLessThan(0.1)
})

test('a photo enlarged with its mesh shows the same person', async () => {
  const large = await changed(sharpOf(image).resize(image.widthPx * 2, image.heightPx * 2))
  const largeMesh = mesh.map((value) => value * 2)

  expect(likenessDistance(await describeFace(large, largeMesh), descriptor)).toBeLessThan(0.2)
})

test('the face counts and not what is around it', async () => {
  const painted = { ...image, data: image.data.slice() }
  const belowChin = Math.max(...mesh.filter((_, i) => i % 3 === 1)) + 60
  painted.data.fill(255, Math.round(belowChin) * image.widthPx * 3)

  expect(painted.data).not.toEqual(image.data)
  expect(likenessDistance(await describeFace(painted, mesh), descriptor)).toBeLessThan(0.05)
})

test('a mesh laid beside the face describes nobody in it', async () => {
  const beside = mesh.map((value, i) => value - (i % 3 === 0 ? 0.8 * image.widthPx : 0))

  expect(likenessDistance(await describeFace(image, beside), descriptor)).toBeGreaterThan(likenessLimit)
})

test('a drawn picture has the descriptor that the limit was measured with', async () => {
  const widthPx = 150
  const data = Uint8Array.from(
    { length: widthPx ** 2 * 3 },
    (_, i) => 128 + 90 * Math.sin(i / 50) * Math.cos(i / 7000),
  )
  const drawn = mesh.map((value, i) => (value - mesh[3 + (i % 3)]) / 2 + 75)

  const numbers = await describeFace({ widthPx, heightPx: widthPx, data }, drawn)

  for (const [i, expected] of [-0.058, 0.118, 0.08, 0.006].entries())
    expect(numbers[i]).toBeCloseTo(expected, 2)
})

function sharpOf({ widthPx, heightPx, data }: RgbImage): Sharp {
  return sharp(data, { raw: { width: widthPx, height: heightPx, channels: 3 } })
}

async function changed(picture: Sharp): Promise<RgbImage> {
  return decodePhoto(await picture.png({ compressionLevel: 1 }).toBuffer(), 2000)
}

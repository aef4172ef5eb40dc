import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import type { RgbImage } from '../../pixels/rgb-image.ts'
import { mirrorPlane } from '../../testing/planes.ts'
import { sampleFace } from '../../testing/sample-faces.ts'
import { decodePhoto } from '../decode-photo.ts'
import { type FoundFace, findFaces } from './find-faces.ts'
import { landmark, pointOf } from './landmarks.ts'

const bytes = await sampleFace('parting')
const image = await decodePhoto(bytes, 400)
const [face] = await findFaces(image)
const faceHeight = face.box.bottom - face.box.top

test.each([-90, -60, -30, 30, 60, 90])(
  'a face turned by %i° is found with its eyes turned as far',
  async (degrees) => {
    const turned = await findFaces(
      await pixelsOf(
        sharp(bytes).rotate(degrees, { background: '#777' }).resize(400, 400, { fit: 'inside' }),
      ),
    )

    expect(turned.length).toBe(1)
    expect(Math.abs(rollDegOf(turned[0]) - rollDegOf(face) - degrees)).toBeLessThan(4)
  },
)

test('a face beside a border lies where it lies without one', async () => {
  const padded = await pixelsOf(
    sharp(bytes).resize(300, 400, { fit: 'fill' }).extend({ left: 60, top: 40, background: '#555' }),
  )

  const [moved] = await findFaces(padded)

  for (const index of [landmark.leftEyeOuter, landmark.noseTip, landmark.chin]) {
    const [x, y] = pointOf(face.mesh, index)
    const [movedX, movedY] = pointOf(moved.mesh, index)
    expect(Math.hypot(movedX - x - 60, movedY - y - 40)).toBeLessThan(0.05 * faceHeight)
  }
})

test('a picture of half the size has landmarks at half the distances, depth included', async () => {
  const [half] = await findFaces(await decodePhoto(bytes, 200))

  for (let i = 0; i < face.mesh.length; i++)
    expect(Math.abs(half.mesh[i] * 2 - face.mesh[i])).toBeLessThan(0.07 * faceHeight)
})

test('a mirrored face exchanges its left and right landmarks', async () => {
  const mirrored: RgbImage = { ...image, data: mirrorPlane(image.data, image.widthPx, 3) }

  const [{ mesh }] = await findFaces(mirrored)

  const pairs = [
    [landmark.leftEyeOuter, landmark.rightEyeOuter],
    [landmark.leftMouthCorner, landmark.rightMouthCorner],
    [landmark.leftTemple, landmark.rightTemple],
    [landmark.chin, landmark.chin],
  ]
  for (const [left, right] of pairs) {
    const [x, y] = pointOf(mesh, left)
    const [otherX, otherY] = pointOf(face.mesh, right)
    expect(Math.hypot(image.widthPx - x - otherX, y - otherY)).toBeLessThan(0.06 * faceHeight)
  }
})

test('brighter, darker and grey photos have the same face', async () => {
  const changes = [
    sharp(bytes).modulate({ brightness: 0.5 }),
    sharp(bytes).modulate({ brightness: 1.3 }),
    sharp(bytes).greyscale().toColourspace('srgb'),
  ]

  for (const change of changes) {
    const found = await findFaces(await pixelsOf(change.resize(400, 400, { fit: 'inside' })))
    expect(found.length).toBe(1)
    const [x, y] = pointOf(found[0].mesh, landmark.noseTip)
    const [noseX, noseY] = pointOf(face.mesh, landmark.noseTip)
    expect(Math.hypot(x - noseX, y - noseY)).toBeLessThan(0.04 * faceHeight)
  }
})

test('two portraits beside each other show two faces, each on its own side', async () => {
  const other = await sharp(await sampleFace('curls'))
    .resize(300, 400, { fit: 'fill' })
    .toBuffer()
  const both = await pixelsOf(
    sharp(bytes)
      .resize(300, 400, { fit: 'fill' })
      .extend({ right: 300 })
      .composite([{ input: other, left: 300, top: 0 }]),
  )

  const found = await findFaces(both)

  const middles = found.map(({ box }) => (box.left + box.right) / 2).toSorted((a, b) => a - b)
  expect(middles.length).toBe(2)
  expect(middles[0]).toBeLessThan(300)
  expect(middles[1]).toBeGreaterThan(300)
})

test.each([
  [0.2, 1],
  [0.65, 0],
])('a face that has lost %d of its width at the border counts as %i', async (share, count) => {
  const left = Math.round(face.box.left + (face.box.right - face.box.left) * share)

  expect((await findFaces(await cropped({ left, width: image.widthPx - left }))).length).toBe(count)
})

test('eyes alone, cut off above the nose, are no face', async () => {
  const height = Math.round(face.box.top + 0.3 * faceHeight)

  expect(await findFaces(await cropped({ height }))).toEqual([])
})

test('a face of forty px is found and one of eight is not', async () => {
  expect((await findFaces(await decodePhoto(bytes, 130))).length).toBe(1)
  expect(await findFaces(await decodePhoto(bytes, 24))).toEqual([])
})

test('each face comes with its mesh inside its box and inside or near the picture', () => {
  const { box, mesh, score } = face

  expect(mesh.length).toBe(468 * 3)
  expect([...mesh].every(Number.isFinite)).toBe(true)
  for (let i = 0; i < mesh.length; i += 3) {
    expect(mesh[i] >= box.left && mesh[i] <= box.right).toBe(true)
    expect(mesh[i + 1] >= box.top && mesh[i + 1] <= box.bottom).toBe(true)
  }
  expect(box.left > 0 && box.top > 0 && box.right < image.widthPx && box.bottom < image.heightPx).toBe(true)
  expect(score).toBeLessThanOrEqual(1)
})

test('finding faces leaves the picture as it was and finds the same twice', async () => {
  const before = image.data.slice()

  expect(await findFaces(image)).toEqual([face])
  expect(image.data).toEqual(before)
})

test('a face cut off under the nose is still found, though less surely', async () => {
  const height = Math.round(face.box.top + 0.65 * faceHeight)

  const [cut] = await findFaces(await cropped({ height }))

  expect(cut.score).toBeGreaterThan(0.8)
  expect(cut.score).toBeLessThan(face.score)
})

async function pixelsOf(picture: Sharp): Promise<RgbImage> {
  return decodePhoto(await picture.png({ compressionLevel: 1 }).toBuffer(), 2000)
}

function cropped(area: { left?: number; width?: number; height?: number }): Promise<RgbImage> {
  const raw = { width: image.widthPx, height: image.heightPx, channels: 3 } as const
  return pixelsOf(
    sharp(image.data, { raw }).extract({ left: 0, top: 0, width: raw.width, height: raw.height, ...area }),
  )
}

function rollDegOf({ mesh }: FoundFace): number {
  const [leftX, leftY] = pointOf(mesh, landmark.leftEyeOuter)
  const [rightX, rightY] = pointOf(mesh, landmark.rightEyeOuter)
  return (Math.atan2(rightY - leftY, rightX - leftX) * 180) / Math.PI
}

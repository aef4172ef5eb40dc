import { beforeAll, expect, test } from 'vitest'
import { skinDeltaE } from '../../check/measure-skin.ts'
import type { RgbImage } from '../../pixels/rgb-image.ts'
import { sampleFace } from '../../testing/sample-faces.ts'
import { understoodSample } from '../../testing/understood-sample.ts'
import { pxPerCmOf } from '../../understand/face-scale.ts'
import { cheekColours } from '../../understand/skin/cheek-colours.ts'
import { understandFace } from '../../understand/understand-photo.ts'
import type { UnderstoodPhoto } from '../../understand/understood-photo.ts'
import { describeFace, type FoundFace, findFaces, likenessDistance } from '../../vision/index.ts'
import { driftedDrawing } from '../testing/drifted-drawing.ts'
import { layOwnHead } from './lay-own-head.ts'

let own: UnderstoodPhoto
let image: RgbImage
let drawn: UnderstoodPhoto
let face: FoundFace
let pasted: RgbImage

beforeAll(async () => {
  own = await understoodSample('updo')
  image = await driftedDrawing(await sampleFace('updo'), { widthPx: 900, heightPx: 1200 })
  const found = await findFaces(image)
  face = found[0]
  drawn = await understandFace({ image, faces: found, face })
  pasted = layOwnHead({ image, mesh: face.mesh, own, drawn, isCovered: false })
}, 240_000)

const likenessIn = async (picture: RgbImage) => {
  const [found] = await findFaces(picture)
  return likenessDistance(await describeFace(picture, found.mesh), own.descriptor)
}

test('the person is more like themselves with their own face than with the drawn one', {
  tags: ['slow'],
}, async () => {
  const [before, after] = [await likenessIn(image), await likenessIn(pasted)]
  expect(after).toBeLessThan(0.2)
  expect(after).toBeLessThan(before * 0.7)
})

test('the own face stands in the light of the picture: its cheeks have the colour that was drawn', {
  tags: ['slow'],
}, () => {
  const { mesh } = face
  const pxPerCm = pxPerCmOf(mesh)
  const cheeks = cheekColours(image, { mesh, pxPerCm })
  const photo = { ...image, rgb: image.data, mesh, pxPerCm, cheeks }
  const placed = { mesh, oval: [], pxPerCm, whiteBalance: [1, 1, 1] as const }
  expect(skinDeltaE({ photo, image: pasted, face: placed, isGrey: false })).toBeLessThan(3)
})

test('what lies away from the head is left as it was drawn, byte for byte', { tags: ['slow'] }, () => {
  const { widthPx, heightPx } = image
  const lastRow = (heightPx - 1) * widthPx * 3
  expect(pasted.data.subarray(lastRow)).toEqual(image.data.subarray(lastRow))
  expect(pasted.data.subarray(0, 300)).toEqual(image.data.subarray(0, 300))
  expect(pasted.data).not.toEqual(image.data)
})

test('under a head scarf only the face is laid back', { tags: ['slow'] }, async () => {
  const covered = layOwnHead({ image, mesh: face.mesh, own, drawn, isCovered: true })
  const changed = (picture: RgbImage, top: number, bottom: number) => {
    let count = 0
    for (let i = Math.round(top) * image.widthPx * 3; i < Math.round(bottom) * image.widthPx * 3; i++)
      if (picture.data[i] !== image.data[i]) count++
    return count
  }
  const { top } = face.box
  expect(changed(pasted, 0, top - 20)).toBeGreaterThan(1000)
  expect(changed(covered, 0, top - 20)).toBe(0)
  expect(await likenessIn(covered)).toBeLessThan(0.35)
})

test('a head that was drawn turned away is refused', () => {
  const turned = { ...drawn, yawDeg: own.yawDeg + 30 }
  expect(() => layOwnHead({ image, mesh: face.mesh, own, drawn: turned, isCovered: false })).toThrow(
    expect.objectContaining({ reason: 'head_turned' }),
  )
})

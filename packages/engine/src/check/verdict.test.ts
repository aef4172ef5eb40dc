// @module-tag slow
import { beforeAll, expect, test } from 'vitest'
import type { PlacedFace } from '../compose/compose-couple.ts'
import { examplePortrait } from '../compose/testing/example-portrait.ts'
import type { RgbImage } from '../pixels/rgb-image.ts'
import { sampleGroup } from '../testing/sample-faces.ts'
import type { UnderstoodPhoto } from '../understand/understood-photo.ts'
import { decodePhoto, describeFace, type FoundFace, faceOval, findFaces, pointOf } from '../vision/index.ts'
import { checkPicture } from './check-picture.ts'

let image: RgbImage
let faces: FoundFace[]
let descriptors: Float32Array[]
beforeAll(async () => {
  image = await decodePhoto(await sampleGroup(6), 640)
  faces = await findFaces(image)
  descriptors = await Promise.all(faces.slice(0, 2).map(({ mesh }) => describeFace(image, mesh)))
}, 60_000)

/** A portrait whose description lies a given distance from that of a face in the group. */
function portrait(face: number, distance: number): UnderstoodPhoto {
  const descriptor = descriptors[face].map((value) => value + distance / Math.sqrt(128))
  return examplePortrait({ pxPerCm: 4, descriptor })
}

/** A face of the group as if the picture had been made with it. */
function placed({ mesh }: FoundFace): PlacedFace {
  return { mesh, oval: faceOval.map((index) => pointOf(mesh, index)), pxPerCm: 4, whiteBalance: [1, 1, 1] }
}

const check = (distances: [number, number], swap = false, given: Partial<PlacedFace> = {}) =>
  checkPicture({
    image,
    placed: [{ ...placed(faces[0]), ...given }, placed(faces[1])],
    photos: [portrait(swap ? 1 : 0, distances[0]), portrait(swap ? 0 : 1, distances[1])],
    finish: 'film',
  })

test.each<[string, [number, number], 0 | 1 | null, boolean]>([
  ['likenesses just good enough are accepted without another try', [0.44, 0.1], null, false],
  ['a doubtful one is worth a gentler try', [0.46, 0.1], null, true],
  ['a stranger in the second place fails', [0.1, 0.53], 1, true],
])('%s', async (_, distances, unlike, isDoubtful) => {
  const verdict = await check(distances)
  expect(verdict).toMatchObject({ unlike, isDoubtful })
  for (const partner of [0, 1]) expect(verdict.likeness[partner]).toBeCloseTo(distances[partner], 2)
})

test('partners whose faces were exchanged are two strangers, of whom the first is named', async () => {
  const { unlike, likeness, faceCount } = await check([0, 0], true)
  expect(unlike).toBe(0)
  expect(Math.min(...likeness)).toBeGreaterThan(0.52)
  expect(faceCount).toBe(faces.length)
  expect(faceCount).toBeGreaterThan(2)
})

test('a face that is not where it was put is missing, however well it would fit', async () => {
  const beside = { oval: faceOval.map((): [number, number] => [2, 2]) }
  const verdict = await check([0, 0], false, beside)
  expect(verdict.likeness[0]).toBe(Infinity)
  expect(verdict.likeness[1]).toBeLessThan(0.01)
  expect(verdict).toMatchObject({ unlike: 0, isDoubtful: true })
})

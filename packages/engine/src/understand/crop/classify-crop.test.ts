// @module-tag slow
import { expect, test } from 'vitest'
import { type SampleFaceName, sampleFace } from '../../testing/sample-faces.ts'
import { type ClassPlanes, decodePhoto, findFaces, landmark, pointOf } from '../../vision/index.ts'
import { classifyCrop } from './classify-crop.ts'
import { cropLevel } from './level-crop.ts'

const names: SampleFaceName[] = process.env.FULL ? ['parting', 'curls', 'redhead'] : ['parting']

test.each(names)('the parts of %s’s head are told apart', async (name) => {
  const { crop, classes } = await classified(name)

  const [topX, topY] = pointOf(crop.mesh, landmark.foreheadTop)
  const likeliest = (x: number, y: number) =>
    likeliestAt(classes, Math.round(y) * crop.image.widthPx + Math.round(x))
  expect(likeliest(...pointOf(crop.mesh, landmark.leftCheek))).toBe('faceSkin')
  expect(likeliest(...pointOf(crop.mesh, landmark.rightCheek))).toBe('faceSkin')
  expect(likeliest(topX, topY - 3.5 * crop.pxPerCm)).toBe('hair')
})

test('the shares of every px add up to one, seams included', async () => {
  const { crop, classes } = await classified('parting')
  const planes = Object.values(classes)

  for (let i = 0; i < crop.isInside.length; i += 101) {
    const sum = planes.reduce((total: number, plane: Float32Array) => total + plane[i], 0)
    expect(sum).toBeCloseTo(1, 3)
  }
})

/** Each portrait is classified once. */
const known = new Map<SampleFaceName, ReturnType<typeof classify>>()

function classified(name: SampleFaceName) {
  const result = known.get(name) ?? classify(name)
  known.set(name, result)
  return result
}

async function classify(name: SampleFaceName) {
  const photo = await decodePhoto(await sampleFace(name), 2000)
  const [face] = await findFaces(photo)
  const crop = cropLevel({ photo, mesh: face.mesh, maxPxPerCm: 10 })
  return { crop, classes: (await classifyCrop(photo, crop)).classes }
}

function likeliestAt(classes: ClassPlanes, i: number): string {
  const [[name]] = Object.entries(classes).toSorted(([, a], [, b]) => b[i] - a[i])
  return name
}

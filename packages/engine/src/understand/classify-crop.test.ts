// @module-tag slow
import { expect, test } from 'vitest'
import { type SampleFaceName, sampleFace } from '../testing/sample-faces.ts'
import { type ClassPlanes, decodePhoto, findFaces, landmark, pointOf } from '../vision/index.ts'
import { classifyCrop } from './classify-crop.ts'
import { cropLevel } from './level-crop.ts'

test.each<SampleFaceName>(['parting', 'curls', 'redhead'])(
  'the parts of %s’s head are told apart',
  async (name) => {
    const photo = await decodePhoto(await sampleFace(name), 2000)
    const [face] = await findFaces(photo)
    const crop = cropLevel({ photo, mesh: face.mesh, maxPxPerCm: 10 })

    const classes = await classifyCrop(photo, crop)

    const [topX, topY] = pointOf(crop.mesh, landmark.foreheadTop)
    const likeliest = (x: number, y: number) =>
      likeliestAt(classes, Math.round(y) * crop.image.widthPx + Math.round(x))
    expect(likeliest(...pointOf(crop.mesh, landmark.leftCheek))).toBe('faceSkin')
    expect(likeliest(...pointOf(crop.mesh, landmark.rightCheek))).toBe('faceSkin')
    expect(likeliest(topX, topY - 3.5 * crop.pxPerCm)).toBe('hair')
  },
)

test('the shares of every px add up to one, seams included', async () => {
  const photo = await decodePhoto(await sampleFace('parting'), 2000)
  const [face] = await findFaces(photo)
  const crop = cropLevel({ photo, mesh: face.mesh, maxPxPerCm: 8 })

  const planes = Object.values(await classifyCrop(photo, crop))

  for (let i = 0; i < crop.isInside.length; i += 101) {
    const sum = planes.reduce((total: number, plane: Float32Array) => total + plane[i], 0)
    expect(sum).toBeCloseTo(1, 3)
  }
})

function likeliestAt(classes: ClassPlanes, i: number): string {
  const [[name]] = Object.entries(classes).toSorted(([, a], [, b]) => b[i] - a[i])
  return name
}

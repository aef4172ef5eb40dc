import { expect, test } from 'vitest'
import { sampleFace } from '../../testing/sample-faces.ts'
import { decodePhoto } from '../decode-photo.ts'
import { findFaces } from '../faces/find-faces.ts'
import { centreOf, landmark, pointOf } from '../faces/landmarks.ts'
import { classCount, classifyRegion, classMapPx, classNames } from './classify-region.ts'

const image = await decodePhoto(await sampleFace('parting'), 1200)
const [face] = await findFaces(image)
const sidePx = Math.min(image.widthPx, image.heightPx)
const region = { centreX: sidePx / 2, centreY: sidePx / 2, widthPx: sidePx, heightPx: sidePx, angleRad: 0 }

test('the shares of each cell add up to one', async () => {
  const shares = await classifyRegion({ image, region, withMirror: false })

  expect(shares.length).toBe(classMapPx ** 2 * classCount)
  for (let cell = 0; cell < classMapPx ** 2; cell += 997) {
    const sum = shares.subarray(cell * classCount, (cell + 1) * classCount).reduce((a, b) => a + b, 0)
    expect(sum).toBeCloseTo(1, 4)
  }
})

test.each([false, true])(
  'cheeks are face, the crown is hair, the corner is background (mirror %s)',
  async (withMirror) => {
    const shares = await classifyRegion({ image, region, withMirror })
    const [crownX, crownY] = pointOf(face.mesh, landmark.foreheadTop)
    const faceHeight = face.box.bottom - face.box.top

    expect(likeliest(shares, centreOf(face.mesh, [landmark.leftCheek]))).toBe('faceSkin')
    expect(likeliest(shares, [crownX, crownY - 0.15 * faceHeight])).toBe('hair')
    expect(likeliest(shares, [5, 5])).toBe('background')
  },
)

function likeliest(shares: Float32Array, [x, y]: readonly [number, number]): string {
  const cell = Math.floor((y / sidePx) * classMapPx) * classMapPx + Math.floor((x / sidePx) * classMapPx)
  const values = [...shares.subarray(cell * classCount, (cell + 1) * classCount)]
  return classNames[values.indexOf(Math.max(...values))]
}

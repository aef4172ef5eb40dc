import { expect, test } from 'vitest'
import { faceHalf, pxPerCm, syntheticHead } from '../testing/synthetic-head.ts'
import { landmark } from '../vision/index.ts'
import { viewHead } from './head-view.ts'

const { view, at } = syntheticHead()
const crop = {
  image: view.image,
  isInside: view.isInside,
  mesh: view.mesh,
  pxPerCm,
  eyes: [160, 112] as const,
}
const seen = viewHead({ crop, classes: view.classes, person: view.person })

test('a view holds head and neck with a margin and little else', () => {
  // 19 cm of hair with 3 cm beside it on both sides; 11.5 cm of hair above the middle of the face.
  expect(seen.widthPx / pxPerCm).toBeCloseTo(25, 0)
  expect(seen.heightPx / pxPerCm).toBeCloseTo(3 + 11.5 + faceHalf.heightCm + 7 + 3, 0)
})

test('landmarks, px and planes move together', () => {
  const chin =
    Math.round(seen.mesh[landmark.chin * 3 + 1]) * seen.widthPx + Math.round(seen.mesh[landmark.chin * 3])
  const above = chin - 4 * seen.widthPx

  expect(seen.classes.faceSkin[above]).toBe(1)
  expect(seen.classes.bodySkin[chin + 4 * seen.widthPx]).toBe(1)
  expect([...seen.image.data.subarray(above * 3, above * 3 + 3)]).toEqual([
    ...view.image.data.subarray(at(0, 8.5) * 3, at(0, 8.5) * 3 + 3),
  ])
  expect(seen.person.share.length).toBe(seen.widthPx * seen.heightPx)
  expect(seen.person.reach.length).toBe(seen.widthPx * seen.heightPx)
})

test('hair of somebody else does not widen the view', () => {
  const other = syntheticHead({ paint: (x) => (x > 16 ? 'hair' : undefined) })
  const share = other.view.person.share.map((value, i) => (i % other.view.widthPx > 35 * pxPerCm ? 0 : value))

  const { widthPx } = viewHead({
    crop: { ...crop, image: other.view.image },
    classes: other.view.classes,
    person: { share, reach: other.view.person.reach },
  })

  expect(widthPx).toBe(seen.widthPx)
})

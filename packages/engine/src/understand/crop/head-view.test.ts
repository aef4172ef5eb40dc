import { expect, test } from 'vitest'
import { faceHalf, pxPerCm, syntheticHead } from '../../testing/synthetic-head.ts'
import { landmark } from '../../vision/index.ts'
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

test('long hair is seen down to 27 cm under the chin and no further', () => {
  const long = syntheticHead({
    paint: (x, y) => (Math.abs(x) > 6 && Math.abs(x) < 9 && y > 0 ? 'hair' : undefined),
  })
  const lifted = long.view.mesh.map((value, i) => (i % 3 === 1 ? value - 14 * pxPerCm : value))

  const { heightPx, mesh } = viewHead({
    crop: { ...crop, image: long.view.image, mesh: lifted },
    classes: long.view.classes,
    person: long.view.person,
  })

  const chinRow = mesh[landmark.chin * 3 + 1]
  expect(Math.abs((heightPx - chinRow) / pxPerCm - 30)).toBeLessThan(0.5)
})

test('a head at the border of the photo is seen up to the border', () => {
  const aside = crop.mesh.map((value, i) => (i % 3 === 0 ? value - 14 * pxPerCm : value))
  const nobody = new Float32Array(view.person.share.length)

  const { widthPx, mesh } = viewHead({
    crop: { ...crop, mesh: aside },
    classes: view.classes,
    person: { share: nobody, reach: view.person.reach },
  })

  // The chin lies 6 cm from the border; 9 cm and the margin of 3 are kept on its other side.
  expect(mesh[landmark.chin * 3] / pxPerCm).toBeCloseTo(6, 1)
  expect(widthPx / pxPerCm).toBeCloseTo(18, 0)
})

test('a head that the photo cuts above the eyes is seen with room for its crown', () => {
  const cutAt = (row: number) =>
    viewHead({
      crop: { ...crop, isInside: view.isInside.map((_, i) => (i / view.widthPx < row ? 0 : 1)) },
      classes: view.classes,
      person: view.person,
    })

  // The whole head is seen from 14.5 cm over the middle of the face on, one that is cut from where the crop begins.
  expect(cutAt(2).heightPx).toBe(seen.heightPx)
  expect(cutAt(5 * pxPerCm).heightPx - seen.heightPx).toBe(1.5 * pxPerCm)
})

test('the view’s colours are its picture’s', () => {
  for (let i = 0; i < seen.widthPx * seen.heightPx; i += 487)
    for (const [c, plane] of seen.colours.entries())
      expect(plane[i]).toBeCloseTo(seen.image.data[i * 3 + c] / 255, 6)
})

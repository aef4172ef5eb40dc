import { expect, test } from 'vitest'
import { farthest, mirrorPlane, sumOf } from '../../testing/planes.ts'
import { faceHalf, pxPerCm, syntheticHead } from '../../testing/synthetic-head.ts'
import { jawLine } from '../../vision/index.ts'
import { jawRowOf, outlineFace } from './face-outline.ts'

const { view, at } = syntheticHead()
const chin = faceHalf.heightCm

test('the inner outline lies a third of a centimetre inside the mesh, the outer one most of one outside', () => {
  const { inner, outer } = outlineFace(view, 0)

  expect([inner[at(0, chin - 0.5)], inner[at(0, chin - 0.2)]]).toEqual([1, 0])
  expect(outer[at(0, chin + 0.4)]).toBeGreaterThan(0.9)
  expect(outer[at(0, chin + 1)]).toBeLessThan(0.1)
})

test('a beard lengthens the outline downwards and leaves the forehead', () => {
  const { outer } = outlineFace(view, 4)

  expect(outer[at(0, chin + 4)]).toBeGreaterThan(0.9)
  expect(outer[at(0, chin + 5.2)]).toBeLessThan(0.1)
  expect(outer[at(0, -chin - 1)]).toBeLessThan(0.1)
})

test('a cheek that stands out beyond the oval lies within the outer outline', () => {
  const mesh = new Float32Array(view.mesh)
  mesh[50 * 3] -= 5 * pxPerCm

  expect(outlineFace({ ...view, mesh }, 0).outer[at(-8.8, 1.5)]).toBeGreaterThan(0.9)
  expect(outlineFace(view, 0).outer[at(-8.8, 1.5)]).toBeLessThan(0.1)
})

test('the jaw is lowest at the chin and level beyond the temples', () => {
  const rows = jawRowOf(view.mesh, view.widthPx)

  expect(Math.max(...rows)).toBeCloseTo((16 + chin) * pxPerCm, 0)
  expect(rows[0]).toBe(rows[20])
  expect(rows[160]).toBeGreaterThan(rows[120])
})

test('the far side of a turned jaw, which stands over the chin, does not lift the near side', () => {
  const mesh = new Float32Array(view.mesh)
  // The face turns to the right: the chin lies beside the far cheek, which folds back behind it.
  for (const index of jawLine) {
    const x = mesh[index * 3] / pxPerCm - 20
    if (x > 0) mesh[index * 3] = (20 - x * 0.3) * pxPerCm
  }
  const rows = jawRowOf(mesh, view.widthPx)
  const near = jawRowOf(view.mesh, view.widthPx)

  for (const x of [-6, -4, -2]) {
    const column = Math.round((20 + x) * pxPerCm)
    expect(Math.abs(rows[column] - near[column])).toBeLessThan(1)
  }
})

test('the ear row lies just under the lobes', () => {
  const { earRow } = outlineFace(view, 0)
  const lobe = view.mesh[132 * 3 + 1]

  expect(earRow[160]).toBeCloseTo(lobe + 0.6 * pxPerCm, 3)
  expect(earRow[0]).toBeCloseTo(lobe + 1.4 * pxPerCm, 3)
})

test('inside the inner outline everything is within the outer one', () => {
  for (const beardCm of [0, 3]) {
    const { inner, outer } = outlineFace(view, beardCm)

    expect(inner.every((value, i) => value === 0 || outer[i] > 0.95)).toBe(true)
    expect(sumOf(outer)).toBeGreaterThan(1.1 * sumOf(inner))
  }
})

test('the outlines of an even face are the same on both sides', () => {
  const { inner, outer, skull } = outlineFace(view, 0)

  for (const plane of [inner, outer, skull])
    expect(farthest(plane, mirrorPlane(plane, view.widthPx))).toBeLessThan(0.02)
})

test('a longer beard never shortens the outline', () => {
  const areas = [1.2, 2, 4, 7].map((beardCm) => sumOf(outlineFace(view, beardCm).outer))

  expect(areas).toEqual(areas.toSorted((a, b) => a - b))
})

test('the skull stands over the forehead and ends at the temples', () => {
  const { skull } = outlineFace(view, 0)

  expect(skull[at(0, -chin - 4)]).toBeGreaterThan(0.9)
  expect(skull[at(0, -chin - 7)]).toBeLessThan(0.1)
  expect(skull[at(0, 3)]).toBeLessThan(0.1)
})

test('a scalp reaches further than a skull does for certain, and is no lower', () => {
  const { scalp } = outlineFace(view, 0)

  expect(scalp[at(0, -chin - 7)]).toBeGreaterThan(0.9)
  expect(scalp[at(0, 3)]).toBeLessThan(0.1)
})

test('a face that lies elsewhere has its outlines there', () => {
  const moved = view.mesh.map((value, i) => value + [24, -16, 0][i % 3])
  const { inner } = outlineFace({ ...view, mesh: moved }, 0)
  const here = outlineFace(view, 0).inner

  for (const [x, y] of [
    [0, 0],
    [6, 3],
    [0, 8.4],
    [-7, -1],
    [7.4, 6],
  ])
    expect(inner[at(x + 3, y - 2)]).toBeCloseTo(here[at(x, y)], 3)
})

import { expect, test } from 'vitest'
import { faceHalf, syntheticHead } from '../../testing/synthetic-head.ts'
import { measureBeard } from './beard.ts'

const chin = faceHalf.heightCm
const isUnderFace = (x: number, y: number) => y > 0 && Math.abs(x) < 5 && (x / 7.5) ** 2 + (y / 9) ** 2 >= 1
const isChin = (x: number, y: number) => y > 5 && (x / 7.5) ** 2 + (y / 9) ** 2 < 1

test('a bare chin has no beard', () => {
  const { view, parts } = syntheticHead()

  expect(measureBeard(view, parts)).toBe(0)
})

test.each([2, 4, 6])('a beard of %i cm under the chin is measured', (lengthCm) => {
  const { view, parts } = syntheticHead({
    paint: (x, y) => (isChin(x, y) || (isUnderFace(x, y) && y < chin + lengthCm) ? 'hair' : undefined),
  })

  const measured = measureBeard(view, parts)

  expect(Math.abs(measured - lengthCm)).toBeLessThan(0.4)
})

test('a beard longer than the neck is cut at seven centimetres', () => {
  const { view, parts } = syntheticHead({
    paint: (x, y) => (isChin(x, y) || (isUnderFace(x, y) && y < chin + 12) ? 'hair' : undefined),
  })

  expect(measureBeard(view, parts)).toBe(7)
})

test('a beard that the network takes for face is one as well', () => {
  const { view, parts } = syntheticHead({
    paint: (x, y) => (isUnderFace(x, y) && y < chin + 3 ? 'faceSkin' : undefined),
  })

  expect(measureBeard(view, parts)).toBeGreaterThan(2.5)
})

test('long hair fallen under a bare chin is no beard', () => {
  const { view, parts } = syntheticHead({
    paint: (x, y) => (isUnderFace(x, y) && y < chin + 5 ? 'hair' : undefined),
  })

  expect(measureBeard(view, parts)).toBe(0)
})

test('a double chin is no beard', () => {
  const { view, parts } = syntheticHead({
    paint: (x, y) => (isUnderFace(x, y) && y < chin + 1.4 ? 'faceSkin' : undefined),
  })

  expect(measureBeard(view, parts)).toBe(0)
})

test('stubble under a centimetre is no beard', () => {
  const { view, parts } = syntheticHead({
    paint: (x, y) => (isChin(x, y) || (isUnderFace(x, y) && y < chin + 0.7) ? 'hair' : undefined),
  })

  expect(measureBeard(view, parts)).toBe(0)
})

test('a goatee is measured where it hangs, a beard of the cheeks alone is none', () => {
  const goatee = syntheticHead({
    paint: (x, y) => (Math.abs(x) < 3.4 && y > 5.5 && y < chin + 3 ? 'hair' : undefined),
  })
  const cheeks = syntheticHead({
    paint: (x, y) => (Math.abs(x) > 4 && y > 2 && (x / 7.5) ** 2 + (y / 9) ** 2 < 1 ? 'hair' : undefined),
  })

  expect(measureBeard(goatee.view, goatee.parts)).toBeGreaterThan(2)
  expect(measureBeard(cheeks.view, cheeks.parts)).toBe(0)
})

test('a longer beard is never measured shorter', () => {
  const lengths = [1.5, 2.5, 3.5, 4.5, 5.5, 6.5].map((lengthCm) => {
    const { view, parts } = syntheticHead({
      paint: (x, y) => (isChin(x, y) || (isUnderFace(x, y) && y < chin + lengthCm) ? 'hair' : undefined),
    })
    return measureBeard(view, parts)
  })

  expect(lengths).toEqual(lengths.toSorted((a, b) => a - b))
  expect(new Set(lengths).size).toBe(lengths.length)
})

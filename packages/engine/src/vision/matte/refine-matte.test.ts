import { expect, test } from 'vitest'
import type { ColourPlanes } from './guided-filter.ts'
import { refineMatte } from './refine-matte.ts'

const widthPx = 200
const heightPx = 160

/** A dark block with three dark strands sticking out of it to the left, before a bright background. */
function isHair(x: number, y: number): boolean {
  const isStrand = x >= 88 && [60, 80, 100].some((row) => Math.abs(y - row) <= 1)
  return x >= 100 || isStrand
}

const colours: ColourPlanes = [
  plane((x, y) => (isHair(x, y) ? 0.15 : 0.85)),
  plane((x, y) => (isHair(x, y) ? 0.12 : 0.8)),
  plane((x, y) => (isHair(x, y) ? 0.1 : 0.9)),
]
// The segmentation sees only the block, softly.
const person = plane((x) => Math.max(0, Math.min(1, (x - 97) / 6)))
const input = { colours, widthPx, heightPx, person, hair: person, pxPerCm: 7 }

test('strands that the segmentation missed come back, the gaps between them do not', () => {
  const alpha = refineMatte(input)

  expect(at(person, 94, 80)).toBe(0)
  expect(at(alpha, 94, 80)).toBeGreaterThan(0.4)
  expect(at(alpha, 94, 70)).toBeLessThan(0.1)
})

test('the inside stays solid and the far outside empty', () => {
  const alpha = refineMatte(input)

  expect(at(alpha, 150, 80)).toBe(1)
  expect(at(alpha, 30, 80)).toBe(0)
})

test('a picture finer than the work size is solved small and lifted to its own size', () => {
  const alpha = refineMatte({ ...input, pxPerCm: 14 })

  expect(alpha.length).toBe(widthPx * heightPx)
  expect(at(alpha, 150, 80)).toBe(1)
  expect(at(alpha, 30, 80)).toBe(0)
})

test('the same input gives the same matte', () => {
  expect(refineMatte(input)).toEqual(refineMatte(input))
})

test('a mirrored picture has the mirrored matte', () => {
  const mirror = (values: Float32Array) => plane((x, y) => values[y * widthPx + widthPx - 1 - x])
  const [red, green, blue] = colours
  const mirrored = refineMatte({
    ...input,
    colours: [mirror(red), mirror(green), mirror(blue)],
    person: mirror(person),
    hair: mirror(person),
  })

  const expected = mirror(refineMatte(input))
  for (let i = 0; i < expected.length; i += 7) expect(Math.abs(mirrored[i] - expected[i])).toBeLessThan(0.02)
})

function plane(value: (x: number, y: number) => number): Float32Array {
  return Float32Array.from({ length: widthPx * heightPx }, (_, i) =>
    value(i % widthPx, Math.floor(i / widthPx)),
  )
}

function at(values: Float32Array, x: number, y: number): number {
  return values[y * widthPx + x]
}

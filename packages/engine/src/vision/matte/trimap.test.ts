import { expect, test } from 'vitest'
import { makeTrimap } from './trimap.ts'

const widthPx = 160
const heightPx = 120
const pxPerCm = 8

test('far from any edge a px is known', () => {
  const { unknown, prior, trust } = makeTrimap(halfPerson({ hairFromPx: widthPx }))

  expect(at(unknown, 10)).toBe(0)
  expect([at(prior, 10), at(prior, 150)]).toEqual([0, 1])
  expect(at(trust, 10)).toBe(10)
})

test('a band along the person’s edge is unknown', () => {
  const { unknown } = makeTrimap(halfPerson({ hairFromPx: widthPx }))

  expect(at(unknown, 79)).toBe(1)
  expect(at(unknown, 81)).toBe(1)
})

test('the band is wider where the edge is hair, and trusts the segmentation less', () => {
  const skin = makeTrimap(halfPerson({ hairFromPx: widthPx }))
  const hair = makeTrimap(halfPerson({ hairFromPx: 80 }))

  expect(width(hair.unknown)).toBeGreaterThan(2 * width(skin.unknown))
  expect(at(hair.trust, 79)).toBeLessThan(at(skin.trust, 79))
})

test('strands are trusted to be background the more the further out they lie', () => {
  const { trust } = makeTrimap(halfPerson({ hairFromPx: 80 }))

  expect(at(trust, 66)).toBeGreaterThan(at(trust, 78))
})

test('a hole deep inside the person is filled', () => {
  const input = halfPerson({ hairFromPx: widthPx })
  input.person[60 * widthPx + 130] = 0.3

  const { prior, unknown } = makeTrimap(input)

  expect([at(prior, 129), at(unknown, 140)]).toEqual([1, 0])
})

function halfPerson({ hairFromPx }: { hairFromPx: number }) {
  const person = plane((x) => (x >= 80 ? 1 : 0))
  return { person, hair: plane((x) => (x >= hairFromPx ? 1 : 0)), widthPx, heightPx, pxPerCm }
}

function plane(value: (x: number) => number): Float32Array {
  return Float32Array.from({ length: widthPx * heightPx }, (_, i) => value(i % widthPx))
}

function at(values: Float32Array, x: number): number {
  return values[60 * widthPx + x]
}

function width(unknown: Float32Array): number {
  return unknown.subarray(60 * widthPx, 61 * widthPx).reduce((sum, value) => sum + value, 0)
}

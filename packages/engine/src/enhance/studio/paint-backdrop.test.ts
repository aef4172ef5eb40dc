import { expect, test } from 'vitest'
import { paintBackdrop } from './paint-backdrop.ts'

const widthPx = 91
const heightPx = 121

interface Old {
  lightness?: (x: number, y: number) => number
  a?: number
  b?: number
}

function around({ lightness = () => 0.5, a = 0, b = 0 }: Old) {
  const length = widthPx * heightPx
  return {
    widthPx,
    heightPx,
    lightness: Float32Array.from({ length }, (_, i) => lightness(i % widthPx, Math.floor(i / widthPx))),
    a: new Float32Array(length).fill(a),
    b: new Float32Array(length).fill(b),
  }
}

const request = { around: around({}), lightFrom: -1, face: [0.5, 0.4], seed: 2 } as const
const meanOf = (plane: Float32Array) => plane.reduce((sum, value) => sum + value, 0) / plane.length
const halfOf = (plane: Float32Array, isLeft: boolean) =>
  meanOf(plane.filter((_, i) => i % widthPx < widthPx / 2 === isLeft))

test('the cloth is about as light as the old background, never black or white', () => {
  const lightOf = (lightness: number) =>
    meanOf(paintBackdrop({ ...request, around: around({ lightness: () => lightness }) }).lightness)
  expect(lightOf(0.6)).toBeGreaterThan(0.5)
  expect(lightOf(0.6)).toBeLessThan(0.64)
  expect(lightOf(1)).toBeLessThan(0.9)
  expect(lightOf(0)).toBeGreaterThan(0.15)
})

test('the cloth is lighter where the old background was, so that no rim of it shows', () => {
  const split = around({ lightness: (x) => (x < widthPx / 2 ? 0.3 : 0.7) })
  for (const lightFrom of [-1, 1]) {
    const { lightness } = paintBackdrop({ ...request, around: split, lightFrom })
    expect(halfOf(lightness, false) - halfOf(lightness, true)).toBeGreaterThan(0.2)
  }
})

test('the cloth takes a hint of the old tint, however colourful that was', () => {
  const chromaOf = (a: number) => {
    const cloth = paintBackdrop({ ...request, around: around({ a }) })
    return Math.hypot(meanOf(cloth.a), meanOf(cloth.b))
  }
  expect(chromaOf(0.05)).toBeGreaterThan(chromaOf(0) + 0.005)
  expect(chromaOf(0.3)).toBeLessThan(0.05)
})

test('light falls off from beside the head to the corners', () => {
  const { lightness } = paintBackdrop(request)
  const beside = lightness[55 * widthPx + 30]
  for (const corner of [0, widthPx - 1, (heightPx - 1) * widthPx, heightPx * widthPx - 1])
    expect(lightness[corner]).toBeLessThan(beside)
})

test('the glow lies on the side that the light comes from', () => {
  const half = (lightFrom: number, isLeft: boolean) =>
    halfOf(paintBackdrop({ ...request, lightFrom }).lightness, isLeft)
  expect(half(-1, true)).toBeGreaterThan(half(1, true))
  expect(half(1, false)).toBeGreaterThan(half(-1, false))
})

test('a seed paints one cloth', () => {
  expect(paintBackdrop(request).lightness).toEqual(paintBackdrop(request).lightness)
  expect(paintBackdrop({ ...request, seed: 3 }).lightness).not.toEqual(paintBackdrop(request).lightness)
})

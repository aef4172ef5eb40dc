import { expect, test } from 'vitest'
import { pxPerCm, syntheticHead } from '../../testing/synthetic-head.ts'
import { growHem } from './grow-hem.ts'

/** Rows of the view, cm from the middle of the face: the photo ends under the chin, the scarf would reach further. */
const photoEndsCm = 13
const scarfEndsCm = 17
const half = 6

function scarfCutAtTheBorder(isDraped: boolean, slitCm = 0) {
  const { view, at } = syntheticHead()
  const { widthPx, heightPx } = view
  const planes = { share: new Float32Array(widthPx * heightPx), head: new Float32Array(widthPx * heightPx) }
  const lastRows = new Float32Array(widthPx).fill((16 + scarfEndsCm) * pxPerCm)
  const isInside = new Uint8Array(widthPx * heightPx)
  const colours = new Uint8Array(widthPx * heightPx * 3)
  for (let i = 0; i < isInside.length; i++) {
    const x = (i % widthPx) / pxPerCm - 20
    const y = Math.floor(i / widthPx) / pxPerCm - 16
    if (y < photoEndsCm) isInside[i] = 1
    if (Math.abs(x) < half && y > 0 && y < scarfEndsCm) planes.share[i] = 1
    if (Math.abs(x) < slitCm / 2 && y > 12) planes.share[i] = 0
    planes.head[i] = planes.share[i] * isInside[i]
    colours.fill(planes.head[i] ? Math.round(100 + y * 5) : 0, i * 3, i * 3 + 3)
  }
  const input = {
    view: { ...view, headwear: { share: planes.share, isDraped, lastRows } },
    isInside,
    head: planes.head,
    colours,
  }
  return { input, at }
}

test('a scarf that the photo cuts goes on to its end in the cloth over the cut', () => {
  const { input, at } = scarfCutAtTheBorder(true)
  const inside = growHem(input)
  expect(input.head[at(0, 16)]).toBe(1)
  expect(inside[at(0, 16)]).toBe(1)
  expect(Math.abs(input.colours[at(0, 13.4) * 3] - input.colours[at(0, 12) * 3])).toBeLessThan(6)
})

test('nothing grows under the end of a scarf or beside it', () => {
  const { input, at } = scarfCutAtTheBorder(true)
  growHem(input)
  for (const [x, y] of [
    [0, 18],
    [9, 15],
  ] as const) {
    expect(input.head[at(x, y)]).toBe(0)
  }
})

test('a slit at the border is closed, the gap between two scarf ends is not', () => {
  const slit = scarfCutAtTheBorder(true, 1)
  growHem(slit.input)
  expect(slit.input.head[slit.at(0, 15)]).toBe(1)
  const gap = scarfCutAtTheBorder(true, 4)
  growHem(gap.input)
  expect(gap.input.head[gap.at(0, 15)]).toBe(0)
})

test('a collar under a cap does not grow', () => {
  const { input } = scarfCutAtTheBorder(false)
  const before = input.head.slice()
  expect(growHem(input)).toBe(input.isInside)
  expect(input.head).toEqual(before)
})

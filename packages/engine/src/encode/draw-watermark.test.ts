import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Point } from '../pixels/fill-polygon.ts'
import { drawEdgeMark, drawWatermark } from './draw-watermark.ts'

const widthPx = 360
const heightPx = 480

function marked(
  tone: number,
  faces: readonly (readonly Point[])[] = [],
  size = { widthPx, heightPx },
): Uint8Array {
  const data = new Uint8Array(size.widthPx * size.heightPx * 3).fill(tone)
  drawWatermark({ ...size, data }, faces)
  return data
}
const circle = (x: number, y: number, radiusPx: number): Point[] =>
  Array.from({ length: 30 }, (_, i) => {
    const angle = (i / 15) * Math.PI
    return [x + radiusPx * Math.cos(angle), y + radiusPx * Math.sin(angle)]
  })
/** Mean change inside a box, 0..255. */
function change(data: Uint8Array, tone: number, left: number, top: number, sidePx: number): number {
  let sum = 0
  for (let y = top; y < top + sidePx; y++)
    for (let x = left; x < left + sidePx; x++) sum += Math.abs(data[(y * widthPx + x) * 3 + 1] - tone)
  return sum / sidePx ** 2
}

test('no square of a third of the width is free of the mark', () => {
  const data = marked(128)
  fc.assert(
    fc.property(fc.nat(widthPx - 120), fc.nat(heightPx - 120), (left, top) => {
      expect(change(data, 128, left, top, 120)).toBeGreaterThan(1)
    }),
  )
})

test('the mark is white with a dark shadow: it lightens black and darkens white', () => {
  expect(Math.max(...marked(0).subarray(0, 90_000))).toBeGreaterThan(90)
  expect(Math.min(...marked(255).subarray(0, 90_000))).toBeLessThan(235)
  const grey = marked(128).subarray(0, 90_000)
  expect(Math.max(...grey)).toBeGreaterThan(150)
  expect(Math.min(...grey)).toBeLessThan(122)
})

test('the mark has no colour', () => {
  const data = marked(128)
  for (let i = 0; i < data.length; i += 33) {
    expect(data[i - (i % 3)]).toBe(data[i - (i % 3) + 1])
    expect(data[i - (i % 3)]).toBe(data[i - (i % 3) + 2])
  }
})

test('it is drawn the same each time', () => {
  expect(marked(90)).toEqual(marked(90))
})

test('on a face it is weaker and still there; elsewhere a face changes nothing', () => {
  const open = marked(128)
  const spared = marked(128, [circle(180, 200, 90)])
  const [before, after] = [open, spared].map((data) => change(data, 128, 130, 150, 100))
  expect(after).toBeLessThan(0.6 * before)
  expect(after).toBeGreaterThan(0.3 * before)
  expect(change(spared, 128, 10, 370, 100)).toBe(change(open, 128, 10, 370, 100))
})

test('where two faces overlap the mark is as weak as on one', () => {
  const one = marked(128, [circle(180, 200, 90)])
  const two = marked(128, [circle(180, 200, 90), circle(180, 200, 90)])
  expect(change(two, 128, 130, 150, 100)).toBeCloseTo(change(one, 128, 130, 150, 100), 5)
})

test('its letters grow with the picture', () => {
  const share = (size: number) => {
    const data = marked(0, [], { widthPx: size, heightPx: size })
    return data.filter((byte) => byte > 20).length / data.length
  }
  expect(share(600) / share(300)).toBeCloseTo(1, 0)
})

test('the mark at the edge is seen on black and on white, in the middle of the lower edge alone', () => {
  for (const tone of [0, 255]) {
    const data = new Uint8Array(widthPx * heightPx * 3).fill(tone)
    drawEdgeMark({ widthPx, heightPx, data })
    expect(change(data, tone, (widthPx - 60) / 2, heightPx - 60, 60)).toBeGreaterThan(2)
    for (const [left, top] of [
      [0, 0],
      [(widthPx - 60) / 2, heightPx - 120],
      [widthPx - 60, heightPx - 60],
      [0, heightPx - 60],
    ])
      expect(change(data, tone, left, top, 60)).toBe(0)
  }
})

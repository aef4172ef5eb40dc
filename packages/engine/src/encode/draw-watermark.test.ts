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
/** The share of a box whose pixels are plainly lighter or darker than before. */
function inked(data: Uint8Array, tone: number, left: number, top: number, sidePx: number): number {
  let count = 0
  for (let y = top; y < top + sidePx; y++)
    for (let x = left; x < left + sidePx; x++)
      if (Math.abs(data[(y * widthPx + x) * 3 + 1] - tone) > 8) count++
  return count / sidePx ** 2
}

test('no square of a third of the width is free of the mark, on dark, grey or light', () => {
  for (const tone of [20, 128, 235]) {
    const data = marked(tone)
    fc.assert(
      fc.property(fc.nat(widthPx - 120), fc.nat(heightPx - 120), (left, top) => {
        expect(inked(data, tone, left, top, 120)).toBeGreaterThan(0.008)
      }),
    )
  }
})

test('a crop around the couple, without the edges, still shows the mark', () => {
  for (const tone of [20, 128, 235]) {
    const data = marked(tone, [circle(140, 150, 28), circle(215, 130, 30)])
    expect(inked(data, tone, 90, 90, 180)).toBeGreaterThan(0.008)
  }
})

test('the mark is white with a dark shadow: it lightens black and darkens white', () => {
  const middle = (tone: number) => marked(tone).subarray(0, widthPx * 400 * 3)
  expect(Math.max(...middle(0).subarray(0, 90_000))).toBeGreaterThan(50)
  expect(Math.min(...middle(255).subarray(0, 90_000))).toBeLessThan(240)
  const grey = middle(128).subarray(0, 90_000)
  expect(Math.max(...grey)).toBeGreaterThan(145)
  expect(Math.min(...grey)).toBeLessThan(124)
})

test('over the picture the mark is light, and it stands once, plain, at the lower edge', () => {
  const data = marked(0)
  const edge = heightPx - 40
  expect(Math.max(...data.subarray(0, widthPx * edge * 3).slice(0, 90_000))).toBeLessThan(90)
  expect(change(data, 0, (widthPx - 40) / 2, edge, 40)).toBeGreaterThan(10)
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

test('a face stays as it is; elsewhere a face changes nothing', () => {
  const open = marked(128)
  const spared = marked(128, [circle(180, 200, 90)])
  expect(change(open, 128, 120, 140, 120)).toBeGreaterThan(0.3)
  expect(change(spared, 128, 120, 140, 120)).toBe(0)
  expect(change(spared, 128, 10, 370, 100)).toBe(change(open, 128, 10, 370, 100))
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

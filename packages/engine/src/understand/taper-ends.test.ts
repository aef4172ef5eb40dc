import { expect, test } from 'vitest'
import { syntheticHead } from '../testing/synthetic-head.ts'
import { taperEnds } from './taper-ends.ts'

/** A head of hair everywhere, on a photo that ends a number of cm under the chin. */
function cutHair(belowChinCm: number) {
  const { view, alpha } = syntheticHead()
  const { widthPx, heightPx, pxPerCm } = view
  const chinY = view.mesh[152 * 3 + 1]
  const edge = Math.round(chinY + belowChinCm * pxPerCm)
  const isInside = Uint8Array.from(alpha, (_, i) => (Math.floor(i / widthPx) < edge ? 1 : 0))
  const head = Float32Array.from(isInside)
  taperEnds({ ...view, isInside }, head)
  const ends = Array.from({ length: widthPx }, (_, x) => {
    let y = heightPx - 1
    while (y > 0 && head[y * widthPx + x] < 0.5) y--
    return (edge - y) / pxPerCm
  })
  return { view, head, ends, edge, isInside }
}

test('hair that the photo cuts straight ends in locks of different lengths', () => {
  const { ends } = cutHair(6)

  expect(Math.min(...ends)).toBeGreaterThan(0.1)
  expect(Math.max(...ends)).toBeLessThan(6)
  expect(Math.max(...ends) - Math.min(...ends)).toBeGreaterThan(1.5)
  expect(new Set(ends).size).toBeGreaterThan(10)
})

test('locks have tips: neighbouring strands end near each other, far ones do not', () => {
  const { ends, view } = cutHair(6)
  const gapsAt = (px: number) => ends.slice(px).map((end, x) => Math.abs(end - ends[x]))
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

  expect(mean(gapsAt(1))).toBeLessThan(mean(gapsAt(Math.round(view.pxPerCm))) * 0.8)
})

test('hair higher than five centimetres above the edge stays as it is', () => {
  const { head, isInside, view, edge } = cutHair(9)
  const untouched = (edge - Math.round(6 * view.pxPerCm)) * view.widthPx

  expect(head.subarray(0, untouched)).toEqual(Float32Array.from(isInside.subarray(0, untouched)))
})

test('a photo that goes on below the view, or ends at the jaw, is left to itself', () => {
  const { view, alpha } = syntheticHead()
  const head = alpha.slice()
  taperEnds({ ...view, isInside: view.isInside.map(() => 1) }, head)
  expect(head).toEqual(alpha)

  const short = cutHair(1)
  expect(short.head).toEqual(Float32Array.from(short.isInside))
})

test('the same photo ends in the same locks', () => {
  expect(cutHair(6).head).toEqual(cutHair(6).head)
})

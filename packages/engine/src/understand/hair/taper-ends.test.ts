import { expect, test } from 'vitest'
import { sumOf } from '../../testing/planes.ts'
import { syntheticHead } from '../../testing/synthetic-head.ts'
import { taperEnds } from './taper-ends.ts'

interface Cut {
  /** How far under the chin the photo ends, cm. */
  belowChinCm?: number
  /** How far beside the chin the photo ends on the right, cm. */
  asideCm?: number
  /** Share of hair, everywhere. */
  hair?: number
}

/** A head of hair everywhere, on a photo that ends within it. */
function cutHair({ belowChinCm = 12, asideCm = 20, hair: share = 1 }: Cut) {
  const { view, alpha } = syntheticHead()
  const { widthPx, heightPx, pxPerCm } = view
  const [chinX, chinY] = [view.mesh[152 * 3], view.mesh[152 * 3 + 1]]
  const edge = Math.round(chinY + belowChinCm * pxPerCm)
  const side = Math.round(chinX + asideCm * pxPerCm)
  const isInside = Uint8Array.from(alpha, (_, i) =>
    Math.floor(i / widthPx) < edge && i % widthPx < side ? 1 : 0,
  )
  const before = Float32Array.from(isInside)
  const head = before.slice()
  taperEnds({ ...view, isInside }, head, new Float32Array(head.length).fill(share))
  const ends = Array.from({ length: widthPx }, (_, x) => {
    let y = heightPx - 1
    while (y > 0 && head[y * widthPx + x] < 0.5) y--
    return (edge - y) / pxPerCm
  })
  return { view, before, head, ends, edge, side }
}

test('hair that the photo cuts straight ends in locks of different lengths', () => {
  const { ends } = cutHair({ belowChinCm: 6 })

  expect(Math.min(...ends)).toBeGreaterThan(0.1)
  expect(Math.max(...ends)).toBeLessThan(7)
  expect(Math.max(...ends) - Math.min(...ends)).toBeGreaterThan(1.5)
  expect(new Set(ends).size).toBeGreaterThan(10)
})

test('locks have tips: neighbouring strands end near each other, far ones do not', () => {
  const { ends, view } = cutHair({ belowChinCm: 6 })
  const gapsAt = (px: number) => ends.slice(px).map((end, x) => Math.abs(end - ends[x]))
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

  expect(mean(gapsAt(1))).toBeLessThan(mean(gapsAt(Math.round(view.pxPerCm))) * 0.8)
})

test('hair thins out over a length instead of ending in teeth', () => {
  const { view, head, edge } = cutHair({ belowChinCm: 6 })
  const { widthPx, pxPerCm } = view
  const meanAt = (aboveCm: number) => {
    const row = Math.round(edge - aboveCm * pxPerCm) * widthPx
    return sumOf(head.subarray(row, row + widthPx)) / widthPx
  }
  const means = [0.3, 1, 2.5, 4, 5.5, 7.5].map(meanAt)

  expect(means).toEqual(means.toSorted((a, b) => a - b))
  expect(means[0]).toBeLessThan(0.15)
  expect(means[5]).toBeGreaterThan(0.97)
})

test('hair higher than nine centimetres above the edge stays as it is', () => {
  const { head, before, view, edge } = cutHair({ belowChinCm: 12 })
  const untouched = (edge - Math.round(9 * view.pxPerCm)) * view.widthPx

  expect(head.subarray(0, untouched)).toEqual(before.subarray(0, untouched))
})

test('what is not hair keeps its straight edge, and a photo that goes on below the view is left to itself', () => {
  const shoulder = cutHair({ belowChinCm: 2, asideCm: 8, hair: 0.2 })
  expect(shoulder.head).toEqual(shoulder.before)

  const whole = cutHair({ belowChinCm: 40, asideCm: 40 })
  expect(whole.head).toEqual(whole.before)
})

test('hair that ends beside the face is not tapered from below', () => {
  const short = cutHair({ belowChinCm: -4 })

  expect(short.head).toEqual(short.before)
})

test('the same photo ends in the same locks', () => {
  expect(cutHair({ belowChinCm: 6 }).head).toEqual(cutHair({ belowChinCm: 6 }).head)
})

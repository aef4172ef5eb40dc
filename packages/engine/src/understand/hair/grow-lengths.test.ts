import { expect, test } from 'vitest'
import { syntheticHead } from '../../testing/synthetic-head.ts'
import { growLengths } from './grow-lengths.ts'

const chinIndex = 152 * 3

interface Lengths {
  /** Hair begins so far under the chin and so far aside, cm. */
  fromCm?: number
  innerCm?: number
  /** Rows over the border in which something in the hair is none, cm. */
  slideCm?: readonly [number, number]
}

/** Hair in columns on both sides of the face, lighter from row to row, on a photo that ends under the chin. */
function cutBelowChin(belowChinCm: number, { fromCm = -14, innerCm = 5, slideCm }: Lengths = {}) {
  const { view } = syntheticHead()
  const { widthPx, heightPx, pxPerCm, mesh } = view
  const [chinX, chinY] = [mesh[chinIndex], mesh[chinIndex + 1]]
  const edge = Math.round(chinY + belowChinCm * pxPerCm)
  const isInside = new Uint8Array(widthPx * heightPx).fill(1, 0, edge * widthPx)
  const hair = Float32Array.from(isInside, (inside, i) => {
    const [x, y] = [(i % widthPx) - chinX, Math.floor(i / widthPx) - chinY]
    const isBeside = Math.abs(x) > innerCm * pxPerCm && Math.abs(x) < 10 * pxPerCm
    return inside && isBeside && y > fromCm * pxPerCm ? 1 : 0
  })
  const colours = Uint8Array.from({ length: hair.length * 3 }, (_, k) => Math.floor(k / 3 / widthPx) % 256)
  const head = hair.slice()
  if (slideCm)
    hair.fill(
      0.2,
      Math.round(edge - slideCm[1] * pxPerCm) * widthPx,
      Math.round(edge - slideCm[0] * pxPerCm) * widthPx,
    )
  const looseHair = hair.slice()
  const before = { head: head.slice(), colours: colours.slice() }
  const inside = growLengths({ view: { ...view, isInside }, head, looseHair, hair, colours })
  const at = (xCm: number, belowEdgeCm: number) =>
    Math.round(edge + belowEdgeCm * pxPerCm) * widthPx + Math.round(chinX + xCm * pxPerCm)
  const rowArea = (belowEdgeCm: number) => {
    const from = at(-15, belowEdgeCm)
    return head.subarray(from, from + 30 * pxPerCm).reduce((sum, alpha) => sum + alpha, 0) / pxPerCm
  }
  return { head, colours, inside, before, at, rowArea, edge, widthPx, pxPerCm, isInside }
}

test('hair that the photo ends goes on under its border', () => {
  const { head, inside, at } = cutBelowChin(4)
  for (const x of [-7.5, 7.5])
    for (const below of [0.5, 2, 4]) {
      expect(head[at(x, below)]).toBeGreaterThan(0.9)
      expect(inside[at(x, below)]).toBe(1)
    }
  expect(head[at(0, 2)]).toBe(0)
})

test('hair ends nine centimetres under the chin, or three and a half under the border of a longer photo', () => {
  const seenUnderBorder = 1.4
  expect(cutBelowChin(4).rowArea(5 - 1.5)).toBeGreaterThan(5)
  expect(cutBelowChin(4).rowArea(5.3)).toBe(0)
  expect(cutBelowChin(9).rowArea(3.5 - seenUnderBorder - 0.3)).toBeGreaterThan(5)
  expect(cutBelowChin(9).rowArea(3.5 - seenUnderBorder + 0.3)).toBe(0)
})

test('hair of a photo that ends at the chin grows by eight centimetres at most', () => {
  const { rowArea } = cutBelowChin(-2.5)
  expect(rowArea(8 - 1.4 - 0.3)).toBeGreaterThan(5)
  expect(rowArea(8 - 1.4 + 0.3)).toBe(0)
})

test('strands run together on the way down', () => {
  const { rowArea } = cutBelowChin(1)
  expect(rowArea(6)).toBeLessThan(0.9 * rowArea(0.2))
})

test('each bunch runs together for itself', () => {
  const { head, at } = cutBelowChin(1, { innerCm: 1 })
  expect(head[at(1.6, 0.5)]).toBeGreaterThan(0.9)
  expect(head[at(1.6, 6)]).toBe(0)
})

test('strands swing aside on the way down', () => {
  const { head, at, pxPerCm } = cutBelowChin(1)
  const outerEdge = (below: number) => {
    let x = 15
    while (head[at(x, below)] < 0.5) x -= 1 / pxPerCm
    return x
  }
  const [upper, lower] = [outerEdge(1), outerEdge(6)]
  const off = [2, 3, 4, 5].map((below) => outerEdge(below) - (upper + ((lower - upper) * (below - 1)) / 5))
  expect(Math.max(...off.map(Math.abs))).toBeGreaterThan(1.2 / pxPerCm)
})

test('a slide in the hair does not grow with it', () => {
  const { head, at } = cutBelowChin(4, { slideCm: [3.2, 4.4] })
  expect(head[at(7.5, 0.2)]).toBeGreaterThan(0.9)
  expect(head[at(7.5, 1)]).toBe(0)
})

test('there is a picture beside grown hair, and none further off', () => {
  const { inside, at } = cutBelowChin(4)
  expect(inside[at(11, 2)]).toBe(1)
  expect(inside[at(12, 2)]).toBe(0)
})

test('there is no seam: colours go on from those over the border', () => {
  const { colours, at, widthPx } = cutBelowChin(4)
  for (let below = -1.5; below < 3; below += 0.1)
    for (const x of [-7.5, 7.5]) {
      const i = at(x, below)
      expect(Math.abs(colours[i * 3] - colours[(i + widthPx) * 3])).toBeLessThan(3)
    }
})

test('what the photo shows stays', () => {
  const { head, colours, before, edge, widthPx, pxPerCm } = cutBelowChin(4)
  const shown = Math.floor(edge - 1.5 * pxPerCm) * widthPx
  expect(head.slice(0, shown)).toEqual(before.head.slice(0, shown))
  expect(Buffer.compare(colours.subarray(0, shown * 3), before.colours.subarray(0, shown * 3))).toBe(0)
})

test.each<[string, number, number?]>([
  ['a photo that ends beside the mouth', -4],
  ['a strand at the border', 4, 1.6],
])('%s grows nothing', (_, belowChinCm, fromCm) => {
  const { head, inside, before, isInside } = cutBelowChin(belowChinCm, { fromCm })
  expect(head).toEqual(before.head)
  expect(inside).toEqual(isInside)
})

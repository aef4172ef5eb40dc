import { expect, test } from 'vitest'
import { syntheticHead } from '../../testing/synthetic-head.ts'
import { growLengths } from './grow-lengths.ts'

const chinIndex = 152 * 3

/** Hair in columns on both sides of the face, lighter from row to row, on a photo that ends under the chin. */
function cutBelowChin(belowChinCm: number, hairFromCm = -14) {
  const { view } = syntheticHead()
  const { widthPx, heightPx, pxPerCm, mesh } = view
  const [chinX, chinY] = [mesh[chinIndex], mesh[chinIndex + 1]]
  const edge = Math.round(chinY + belowChinCm * pxPerCm)
  const isInside = new Uint8Array(widthPx * heightPx).fill(1, 0, edge * widthPx)
  const hair = Float32Array.from(isInside, (inside, i) => {
    const [x, y] = [(i % widthPx) - chinX, Math.floor(i / widthPx) - chinY]
    const isBeside = Math.abs(x) > 5 * pxPerCm && Math.abs(x) < 10 * pxPerCm
    return inside && isBeside && y > hairFromCm * pxPerCm ? 1 : 0
  })
  const colours = Uint8Array.from({ length: hair.length * 3 }, (_, k) => Math.floor(k / 3 / widthPx) % 256)
  const head = hair.slice()
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

test('strands run together on the way down', () => {
  const { rowArea } = cutBelowChin(1)
  expect(rowArea(6)).toBeLessThan(0.9 * rowArea(0.2))
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
  ['a strand at the border', 4, 2.8],
])('%s grows nothing', (_, belowChinCm, hairFromCm) => {
  const { head, inside, before, isInside } = cutBelowChin(belowChinCm, hairFromCm)
  expect(head).toEqual(before.head)
  expect(inside).toEqual(isInside)
})

import { expect, test } from 'vitest'
import { syntheticHead } from '../../testing/synthetic-head.ts'
import { outlineFace } from './face-outline.ts'
import { smoothJaw } from './smooth-jaw.ts'

const { view, at } = syntheticHead({})
const outline = outlineFace(view, 0)
const noHair = new Float32Array(outline.inner.length)

/** A head that ends along its jaw in steps of 1 cm, each 0.4 cm deep. */
function stepped() {
  const { widthPx, pxPerCm } = view
  return outline.outer.map((share, i) => {
    const isStep = Math.floor((i % widthPx) / pxPerCm) % 2 === 0
    const y = Math.floor(i / widthPx)
    return outline.inner[i] > 0 || (share > 0.5 && (!isStep || y < outline.earRow[i % widthPx])) ? 1 : 0
  })
}

/** How much alpha changes from px to px along the band at the jaw. */
function roughness(head: Float32Array): number {
  const { widthPx } = view
  return head.reduce((sum, alpha, i) => {
    const isJaw = outline.inner[i] === 0 && outline.outer[i] > 0 && i / widthPx > outline.earRow[i % widthPx]
    return isJaw ? sum + Math.abs(alpha - (head[i + 1] ?? 0)) : sum
  }, 0)
}

test('steps along the jaw become an even, soft edge; the face within and all above the ears stay', () => {
  const before = stepped()
  const head = before.slice()
  smoothJaw({ view, outline, hair: noHair, head })
  expect(roughness(head)).toBeLessThan(0.75 * roughness(before))
  expect(head.some((alpha, i) => outline.inner[i] === 0 && alpha > 0.2 && alpha < 0.8)).toBe(true)
  expect(head.every((alpha, i) => outline.inner[i] === 0 || alpha === before[i])).toBe(true)
  expect(head[at(8, -4)]).toBe(before[at(8, -4)])
})

test('strands of hair over the jaw keep their edges', () => {
  const head = stepped()
  smoothJaw({ view, outline, hair: noHair.map(() => 1), head })
  expect(head).toEqual(stepped())
})

import { expect, test } from 'vitest'
import { fillUnderHands } from './fill-under-hands.ts'

const view = { widthPx: 200, heightPx: 160, pxPerCm: 8 }

/** Hair in two bunches with a gap of so many cm between them, darker on the right, and a hand in the gap. */
function parted({
  gapCm,
  isHand = true,
  rightCm = 8,
}: {
  gapCm: number
  isHand?: boolean
  rightCm?: number
}) {
  const { widthPx, heightPx, pxPerCm } = view
  const from = 10 * pxPerCm
  const to = from + gapCm * pxPerCm
  const size = widthPx * heightPx
  const column = (i: number) => i % widthPx
  const isHair = (i: number) => column(i) < from || (column(i) >= to && column(i) < to + rightCm * pxPerCm)
  const hair = Float32Array.from({ length: size }, (_, i) => (isHair(i) ? 1 : 0))
  const hands = Float32Array.from({ length: size }, (_, i) =>
    isHand && !isHair(i) && column(i) < to ? 1 : 0,
  )
  const colours = Uint8Array.from({ length: size * 3 }, (_, k) =>
    column(Math.floor(k / 3)) < from ? 90 : 40,
  )
  const head = hair.slice()
  const looseHair = hair.slice()
  fillUnderHands({ view, hands, head, looseHair, hair, colours })
  const at = (xCm: number) => (heightPx / 2) * widthPx + Math.round(from + xCm * pxPerCm)
  return { head, hair, looseHair, colours, at }
}

test('hair closes over a hand within it, in the colours of both its sides', () => {
  const { head, hair, looseHair, colours, at } = parted({ gapCm: 4 })
  for (const x of [0.5, 2, 3.5]) for (const plane of [head, hair, looseHair]) expect(plane[at(x)]).toBe(1)
  expect([0.5, 3.5].map((x) => colours[at(x) * 3])).toEqual([90, 40])
  expect(colours[at(2) * 3]).toBeGreaterThan(50)
  expect(colours[at(2) * 3]).toBeLessThan(80)
})

test('beside a strand the whole gap takes after the thick side', () => {
  const { colours, at } = parted({ gapCm: 4, rightCm: 0.5 })
  expect(colours[at(3) * 3]).toBe(90)
})

test.each([
  ['a gap without a hand', { gapCm: 4, isHand: false }],
  ['a gap wider than a hand', { gapCm: 8 }],
])('%s stays', (_, options) => {
  const { head, at } = parted(options)
  expect(head[at(2)]).toBe(0)
})

test('where one side begins lower, the filled gap has a soft edge, not a line', () => {
  const { widthPx, heightPx, pxPerCm } = view
  const lower = 8 * pxPerCm
  const isHair = (i: number) => {
    const [x, y] = [(i % widthPx) / pxPerCm, Math.floor(i / widthPx)]
    return x < 8 || (x >= 12 && y >= lower)
  }
  const hair = Float32Array.from({ length: widthPx * heightPx }, (_, i) => (isHair(i) ? 1 : 0))
  const hands = Float32Array.from(hair, (share, i) => (share === 0 && i % widthPx < 12 * pxPerCm ? 1 : 0))
  const head = hair.slice()
  const colours = new Uint8Array(hair.length * 3)
  fillUnderHands({ view, hands, head, looseHair: hair.slice(), hair, colours })
  const corner = (belowCm: number) => head[Math.round(lower + belowCm * pxPerCm) * widthPx + 11.5 * pxPerCm]
  expect(corner(0)).toBeLessThan(0.6)
  expect(corner(1)).toBe(1)
})

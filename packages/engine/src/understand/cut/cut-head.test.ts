import { expect, test } from 'vitest'
import { faceHalf, type SyntheticHeadOptions, syntheticHead } from '../../testing/synthetic-head.ts'
import { cutHead } from './cut-head.ts'

const chin = faceHalf.heightCm

test('a short-haired head is cut at the jaw and measured', () => {
  const { head, at } = cut()

  expect(head.head[at(0, 0)]).toBeGreaterThan(0.99)
  expect(head.head[at(0, chin - 1)]).toBeGreaterThan(0.99)
  expect(head.head[at(0, chin + 1.5)]).toBeLessThan(0.05)
  expect(head.beardCm).toBe(0)
  expect(head.hairBelowChinCm).toBe(0)
  expect(head.hasHeadwear).toBe(false)
  expect(head.neck.alpha[at(0, chin + 1)]).toBeGreaterThan(0.3)
})

test('long hair stays on both sides and is filled in behind the neck', () => {
  const { head, at } = cut({
    paint: (x, y) => (Math.abs(x) > 5 && Math.abs(x) < 9.5 && y > 4 && y < 21 ? 'hair' : undefined),
  })

  for (const side of [-7, 7]) expect(head.head[at(side, 18)]).toBeGreaterThan(0.8)
  expect(head.hairBelowChinCm).toBeGreaterThan(8)
  expect(head.hairBehind.alpha[at(0, chin + 2)]).toBeGreaterThan(0.9)
})

test('a full beard comes along, the neck under it does not', () => {
  const { head, at } = cut({
    paint: (x, y) => (y > 4 && y < chin + 3 && Math.abs(x) < 4.5 ? 'hair' : undefined),
  })

  expect(Math.abs(head.beardCm - 3)).toBeLessThan(0.5)
  expect(head.head[at(0, chin + 2)]).toBeGreaterThan(0.9)
  expect(head.head[at(0, chin + 5)]).toBeLessThan(0.1)
})

test('a hat belongs to the head and is known to be one', () => {
  const { head, at } = cut({
    paint: (x, y) => (Math.abs(x) < 9 && y < -7 && y > -13 ? 'accessories' : undefined),
  })

  expect(head.head[at(0, -11)]).toBeGreaterThan(0.9)
  expect(head.hasHeadwear).toBe(true)
})

test('a head that the photo cuts flat comes out with a round crown that does not fade', () => {
  const { view, alpha, at } = syntheticHead()
  const firstRow = at(0, -10.3) / view.widthPx
  const isInside = view.isInside.map((_, i) => (i / view.widthPx < firstRow ? 0 : 1))
  const shown = alpha.map((value, i) => value * isInside[i])

  const head = cutHead({ view: { ...view, isInside }, alpha: shown, colours: view.image.data })

  for (const y of [-10.2, -10.5]) expect(head.head[at(0, y)]).toBeGreaterThan(0.9)
  expect(head.hair[at(0, -10.5)]).toBeGreaterThan(0.9)
  expect(head.head[at(6, -10.5)]).toBeLessThan(0.1)
})

test('a symmetrical head is cut symmetrically', () => {
  const { head, at } = cut({
    paint: (x, y) => (Math.abs(x) > 6 && Math.abs(x) < 9.5 && y > 4 && y < 14 ? 'hair' : undefined),
  })

  for (let y = -11; y < 20; y += 0.7)
    for (let x = 0.13; x < 12; x += 0.7)
      expect(Math.abs(head.head[at(x, y)] - head.head[at(-x, y)])).toBeLessThan(0.12)
})

test('no alpha leaves the range of 0 to 1', () => {
  const { head } = cut({ paint: (x, y) => (Math.sin(x * 3) * Math.cos(y * 2) > 0.8 ? 'hair' : undefined) })

  const planes = [head.head, head.under, head.looseHair, head.neck.alpha, head.hairBehind.alpha]
  for (const plane of planes) expect(plane.findIndex((value) => !(value >= 0 && value <= 1.0001))).toBe(-1)
})

function cut(options?: SyntheticHeadOptions) {
  const { view, alpha, at } = syntheticHead(options)
  return { head: cutHead({ view, alpha, colours: view.image.data }), at }
}

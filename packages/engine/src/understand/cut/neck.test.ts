import { expect, test } from 'vitest'
import { faceHalf, pxPerCm, type SyntheticHeadOptions, syntheticHead } from '../../testing/synthetic-head.ts'
import { measureNeck } from './neck.ts'

const chin = faceHalf.heightCm

test('a bare neck is measured', () => {
  const { neck } = measured()

  expect(Math.abs(neck.halfPx / pxPerCm - 5.5)).toBeLessThan(0.15)
  expect(neck.centreX / pxPerCm).toBeCloseTo(20, 0)
})

test('a neck beside the chin is found where it is', () => {
  const { neck } = measured({
    paint: (x, y) => (y > chin && y < 15 ? (Math.abs(x - 2) < 5 ? 'bodySkin' : 'background') : undefined),
  })

  expect(neck.centreX / pxPerCm).toBeCloseTo(22, 0)
})

test('a neck hidden by a scarf is guessed from the jaw', () => {
  const { neck, at } = measured({ paint: (_, y) => (y > chin ? 'clothes' : undefined) })

  expect(neck.halfPx).toBeCloseTo(neck.jawHalfPx * 0.92, 5)
  expect(neck.alpha[at(0, chin + 1)]).toBe(0)
})

test('a neck as wide as the shoulders is not believed', () => {
  const { neck } = measured({ paint: (x, y) => (y > chin && Math.abs(x) < 12 ? 'bodySkin' : undefined) })

  expect(neck.halfPx).toBeCloseTo(neck.jawHalfPx * 0.92, 5)
})

test('the person’s own neck is kept right under the chin and fades within 2.4 cm', () => {
  const { neck, at } = measured()

  expect(neck.alpha[at(0, chin + 0.1)]).toBeGreaterThan(0.95)
  expect(neck.alpha[at(0, chin + 1.2)]).toBeGreaterThan(0.3)
  expect(neck.alpha[at(0, chin + 2.6)]).toBe(0)
})

test('a strip of neck above a high collar is too short to keep', () => {
  const { neck } = measured({ paint: (x, y) => (y > chin + 0.6 && Math.abs(x) < 6 ? 'clothes' : undefined) })

  expect(neck.alpha.some((value) => value > 0)).toBe(false)
})

test.each([4.9, 6, 7])('a neck %d cm to each side is measured to a fifth of a centimetre', (halfCm) => {
  const { neck } = measured({
    paint: (x, y) => (y > chin && y < 15 ? (Math.abs(x) < halfCm ? 'bodySkin' : 'background') : undefined),
  })

  expect(Math.abs(neck.halfPx / pxPerCm - halfCm)).toBeLessThan(0.2)
})

test('a neck seen in a mirror is as wide and as far on the other side', () => {
  const aside = (centre: number): SyntheticHeadOptions => ({
    paint: (x, y) =>
      y > chin && y < 15 ? (Math.abs(x - centre) < 5 ? 'bodySkin' : 'background') : undefined,
  })
  const right = measured(aside(1.5)).neck
  const left = measured(aside(-1.5)).neck

  expect(left.halfPx).toBeCloseTo(right.halfPx, 0)
  expect(Math.abs(left.centreX + right.centreX - 40 * pxPerCm)).toBeLessThan(2)
})

test('the own neck is never more than the person, and nothing above the ear lobes', () => {
  const { view, parts, alpha, at } = syntheticHead()
  const thin = alpha.map((value) => value * 0.7)
  const { alpha: neck } = measureNeck({ view, parts, alpha: thin })

  expect(neck.every((value, i) => value >= 0 && value <= thin[i] + 1e-6)).toBe(true)
  expect(neck.subarray(0, at(-19.9, -1)).every((value) => value === 0)).toBe(true)
})

test('a necklace ends the neck that is kept', () => {
  const bare = measured().neck.alpha
  const { neck, at } = measured({
    paint: (x, y) => (y > chin + 1.4 && y < chin + 2 && Math.abs(x) < 6 ? 'accessories' : undefined),
  })

  expect(bare[at(0, chin + 1.6)]).toBeGreaterThan(0.1)
  expect(neck.alpha[at(0, chin + 1.6)]).toBe(0)
  expect(neck.alpha[at(0, chin + 0.3)]).toBeGreaterThan(0.9)
})

function measured(options?: SyntheticHeadOptions) {
  const { view, parts, alpha, at } = syntheticHead(options)
  return { neck: measureNeck({ view, parts, alpha }), at }
}

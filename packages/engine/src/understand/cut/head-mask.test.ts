import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  faceHalf,
  type SyntheticHead,
  type SyntheticHeadOptions,
  syntheticHead,
} from '../../testing/synthetic-head.ts'
import { outlineFace } from './face-outline.ts'
import { type HeadMasks, maskHead } from './head-mask.ts'

const chin = faceHalf.heightCm

test('face and hair belong to the head, neck, clothes and background do not', () => {
  const { masks, at } = masked()

  expect(masks.head[at(0, 0)]).toBe(1)
  expect(masks.head[at(3, 6)]).toBe(1)
  expect(masks.head[at(0, -10)]).toBe(1)
  expect(masks.head[at(0, chin + 1.5)]).toBe(0)
  expect(masks.head[at(0, 17)]).toBe(0)
  expect(masks.head[at(16, -10)]).toBe(0)
})

test('the cut follows the jaw within a centimetre', () => {
  const { masks, at } = masked()

  for (const x of [-3, 0, 3]) {
    const jaw = faceHalf.heightCm * Math.sqrt(1 - (x / faceHalf.widthCm) ** 2)
    expect(masks.head[at(x, jaw - 1)]).toBeGreaterThan(0.9)
    expect(masks.head[at(x, jaw + 1)]).toBeLessThan(0.1)
  }
})

test('ears above the lobes stay on, body skin beside the neck goes', () => {
  const { masks, at } = masked({
    paint: (x, y) =>
      Math.abs(x) > 7.3 && Math.abs(x) < 9 && y > -1 && y < 2
        ? 'faceSkin'
        : Math.abs(x) > 7 && y > 11
          ? 'bodySkin'
          : undefined,
  })

  expect(masks.head[at(8.2, 0)]).toBeGreaterThan(0.9)
  expect(masks.head[at(8.2, 12)]).toBe(0)
})

test('hair that falls below the jaw is head and loose hair', () => {
  const { masks, at } = masked({
    paint: (x, y) => (Math.abs(x) > 7.5 && Math.abs(x) < 10 && y > 0 && y < 20 ? 'hair' : undefined),
  })

  expect(masks.head[at(8.8, 18)]).toBeGreaterThan(0.9)
  expect(masks.looseHair[at(8.8, 18)]).toBeGreaterThan(0.9)
  expect(masks.looseHair[at(0, -10)]).toBe(0)
})

test('a bald skull that looks like body skin stays on, an arm beside it goes', () => {
  const { masks, at } = masked({
    paint: (x, y) =>
      y < 0 && Math.hypot(x / 9, y / 14.5) < 1 ? 'bodySkin' : x > 12 && y < 0 ? 'bodySkin' : undefined,
  })

  expect(masks.head[at(0, -11)]).toBeGreaterThan(0.9)
  expect(masks.head[at(0, -14)]).toBeGreaterThan(0.9)
  expect(masks.head[at(-7, -5)]).toBeGreaterThan(0.9)
  expect(masks.head[at(13, -5)]).toBeLessThan(0.1)
})

test('an earring beside the jaw stays, a necklace under the chin goes', () => {
  const { masks, at } = masked({
    paint: (x, y) =>
      Math.abs(x) > 7.4 && Math.abs(x) < 8 && y > 2 && y < 5
        ? 'accessories'
        : Math.abs(x) < 4 && y > 12 && y < 12.6
          ? 'accessories'
          : undefined,
  })

  expect(masks.head[at(7.7, 4)]).toBe(1)
  expect(masks.head[at(0, 12.3)]).toBeLessThan(0.1)
})

test('a beard belongs to the head when it is known to be one', () => {
  const paint = (x: number, y: number) =>
    y > 4 && y < chin + 3 && Math.abs(x) < 4 ? ('hair' as const) : undefined

  const { masks, at } = masked({ paint }, 3)

  expect(masks.head[at(0, chin + 2)]).toBeGreaterThan(0.9)
})

test('skin under the jaw may show through, clothes may not', () => {
  const { masks, at } = masked()

  expect(masks.under[at(0, chin + 3)]).toBe(1)
  expect(masks.under[at(0, 17)]).toBe(0)
})

test('whatever the classes are, no mask exceeds what is there', { tags: ['slow'] }, () => {
  const names = ['background', 'hair', 'bodySkin', 'faceSkin', 'clothes', 'accessories'] as const
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e6 }), (seed) => {
      const { view, parts, alpha } = syntheticHead({
        paint: (x, y) =>
          names[Math.floor(Math.abs(Math.sin(Math.floor(x) * seed + Math.floor(y) * 7.3)) * 6)],
      })
      const outline = outlineFace(view, 0)

      const { head, looseHair, under } = maskHead({ view, parts, outline, alpha, isBearded: false })

      for (let i = 0; i < alpha.length; i += 31) {
        expect(head[i]).toBeLessThanOrEqual(Math.max(alpha[i], outline.inner[i]))
        expect(looseHair[i]).toBeLessThanOrEqual(alpha[i])
        expect(under[i]).toBeLessThanOrEqual(alpha[i])
        expect(Math.min(head[i], looseHair[i], under[i])).toBeGreaterThanOrEqual(0)
      }
    }),
    { numRuns: 8 },
  )
})

function masked(options?: SyntheticHeadOptions, beardCm = 0): { masks: HeadMasks; at: SyntheticHead['at'] } {
  const { view, parts, alpha, at } = syntheticHead(options)
  const outline = outlineFace(view, beardCm)
  return { masks: maskHead({ view, parts, outline, alpha, isBearded: beardCm > 0 }), at }
}

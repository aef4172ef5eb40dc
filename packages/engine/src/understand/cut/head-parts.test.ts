import { expect, test } from 'vitest'
import { boxBlur } from '../../pixels/box-blur.ts'
import { syntheticHead } from '../../testing/synthetic-head.ts'
import { separateParts } from './head-parts.ts'

test('coarse classes take the sharp edges of the photo', () => {
  const { view, at } = syntheticHead()
  const { widthPx, heightPx } = view
  const coarse = (source: Float32Array) => boxBlur({ source, widthPx, heightPx, radiusPx: 3 })
  const { hair, faceSkin } = view.classes
  const classes = { ...view.classes, hair: coarse(hair), faceSkin: coarse(faceSkin) }

  const parts = separateParts({ ...view, classes })

  const edge = 7.5 * Math.sqrt(1 - (4 / 9) ** 2)
  expect(parts.faceSkin[at(edge - 0.3, -4)]).toBeGreaterThan(0.8)
  expect(parts.hair[at(edge + 0.3, -4)]).toBeGreaterThan(0.8)
  expect(parts.hair[at(edge - 0.3, -4)]).toBeLessThan(0.2)
})

test('shares are those among the person’s own classes', () => {
  const { view, at } = syntheticHead()
  const half = (plane: Float32Array) => plane.map((value) => value / 2)
  const { hair, clothes, bodySkin, faceSkin, accessories } = view.classes
  const classes = {
    hair: half(hair),
    clothes: half(clothes),
    bodySkin: half(bodySkin),
    faceSkin: half(faceSkin),
    accessories: half(accessories),
    background: view.classes.background.map((value) => 0.5 + value / 2),
  }

  const parts = separateParts({ ...view, classes })

  expect(parts.clothes[at(0, 20)]).toBeCloseTo(1, 2)
  expect(parts.faceSkin[at(0, 0)]).toBeCloseTo(1, 2)
})

test('every share lies within 0 and 1, also where nobody is', () => {
  const { view } = syntheticHead({ paint: (x, y) => (Math.sin(x * y) > 0.6 ? 'hair' : undefined) })

  for (const plane of Object.values(separateParts(view)))
    expect(plane.every((value: number) => value >= 0 && value <= 1.001)).toBe(true)
})

test('sharp classes stay what they are away from every edge', () => {
  const { view, at } = syntheticHead()
  const parts = separateParts(view)

  expect(parts.faceSkin[at(0, 0)]).toBeGreaterThan(0.98)
  expect(parts.hair[at(0, -10.3)]).toBeGreaterThan(0.98)
  expect(parts.bodySkin[at(0, 12)]).toBeGreaterThan(0.98)
  expect(parts.clothes[at(0, 22)]).toBeGreaterThan(0.98)
  expect(parts.faceSkin[at(0, 12)]).toBeLessThan(0.02)
})

test('separating leaves the classes as they were', () => {
  const { view } = syntheticHead()
  const before = view.classes.hair.slice()

  separateParts(view)

  expect(view.classes.hair).toEqual(before)
})

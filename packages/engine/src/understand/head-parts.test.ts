import { expect, test } from 'vitest'
import { boxBlur } from '../pixels/box-blur.ts'
import { syntheticHead } from '../testing/synthetic-head.ts'
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

import { expect, test } from 'vitest'
import { linearFromByte } from '../pixels/colour-space.ts'
import { syntheticHead } from '../testing/synthetic-head.ts'
import { sampleSkin } from './skin-sample.ts'

test('an evenly lit face gives its own skin and no side light', () => {
  const { skin, cheeks, sideLightStops } = sampleSkin(syntheticHead().view, false)

  expect(skin).toEqual([linearFromByte[200], linearFromByte[150], linearFromByte[120]])
  expect(cheeks).toEqual([skin, skin])
  expect(sideLightStops).toBe(0)
})

test('a cheek in shadow does not darken the skin, but shows as side light', () => {
  const { view } = syntheticHead()
  for (let i = 0; i < view.image.data.length; i++)
    if (Math.floor(i / 3) % view.widthPx > view.widthPx / 2) view.image.data[i] *= 0.5

  const { skin, cheeks, sideLightStops } = sampleSkin(view, false)

  expect(skin[0]).toBeCloseTo(linearFromByte[200], 5)
  expect(cheeks[1][0]).toBeCloseTo(linearFromByte[100], 5)
  expect(sideLightStops).toBeGreaterThan(1.5)
})

test('a fringe over the forehead is not skin', () => {
  const { view } = syntheticHead({ paint: (_, y) => (y < -4 && y > -7 ? 'hair' : undefined) })

  expect(sampleSkin(view, false).skin[0]).toBeCloseTo(linearFromByte[200], 5)
})

test('the skin under a beard’s colour is not read from the chin', () => {
  const { view, at } = syntheticHead()
  for (let y = 5.5; y < 8.2; y += 0.05)
    for (let x = -1.5; x < 1.5; x += 0.05) view.image.data.set([250, 10, 10], at(x, y) * 3)

  const shaven = sampleSkin(view, false)
  const bearded = sampleSkin(view, true)

  expect(bearded.skin[1]).toBeCloseTo(linearFromByte[150], 5)
  expect(shaven.skin).toBeDefined()
})

test('a face without skin in sight has no colour', () => {
  const { view } = syntheticHead({ paint: () => 'accessories' })

  const { skin, sideLightStops } = sampleSkin(view, false)

  expect([...skin, sideLightStops]).toEqual([0, 0, 0, 0])
})

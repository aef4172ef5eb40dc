import { expect, test } from 'vitest'
import { linearFromByte, toSrgb } from '../../pixels/colour-space.ts'
import { syntheticHead } from '../../testing/synthetic-head.ts'
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

test('half the light halves the skin and leaves the side light', () => {
  const bright = sampleSkin(lit({ left: 1, right: 0.6 }), false)
  const dim = sampleSkin(lit({ left: 0.5, right: 0.3 }), false)

  for (const c of [0, 1, 2]) expect(dim.skin[c] / bright.skin[c]).toBeCloseTo(0.5, 1)
  expect(dim.sideLightStops).toBeCloseTo(bright.sideLightStops, 1)
})

test('light from the other side exchanges the cheeks and the sign', () => {
  const fromLeft = sampleSkin(lit({ left: 1, right: 0.5 }), false)
  const fromRight = sampleSkin(lit({ left: 0.5, right: 1 }), false)

  expect(fromLeft.sideLightStops).toBeCloseTo(1, 1)
  expect(fromRight.sideLightStops).toBeCloseTo(-fromLeft.sideLightStops, 2)
  expect(fromRight.cheeks).toEqual(fromLeft.cheeks.toReversed())
})

test('shine and moles on an even skin do not colour it', () => {
  const { view } = syntheticHead()
  for (let i = 0; i < view.image.data.length; i += 3) {
    if ((i / 3) % 11 === 0) view.image.data.fill(255, i, i + 3)
    if ((i / 3) % 13 === 0) view.image.data.fill(20, i, i + 3)
  }

  expect(sampleSkin(view, false).skin).toEqual([
    linearFromByte[200],
    linearFromByte[150],
    linearFromByte[120],
  ])
})

test('skin that lies more in shadow than in light is read in the light', () => {
  const { view } = syntheticHead()
  for (let i = 0; i < view.image.data.length; i += 3)
    if ((i / 3) % 20 < 11) view.image.data.set([160, 120, 96], i)

  expect(sampleSkin(view, false).skin).toEqual([
    linearFromByte[200],
    linearFromByte[150],
    linearFromByte[120],
  ])
})

/** The drawn head with its halves in different light, in shares of linear light. */
function lit({ left, right }: { left: number; right: number }) {
  const { view } = syntheticHead()
  const { data, widthPx } = view.image
  for (let i = 0; i < data.length; i++) {
    const light = Math.floor(i / 3) % widthPx < widthPx / 2 ? left : right
    data[i] = 255 * toSrgb(linearFromByte[data[i]] * light) + 0.5
  }
  return view
}

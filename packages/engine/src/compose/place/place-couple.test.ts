import { expect, test } from 'vitest'
import { exampleAttire, exampleScene } from '../testing/example-plates.ts'
import { leanPoint, placeCouple, straightenPoint } from './place-couple.ts'

const frame = { widthPx: 900, heightPx: 1200 }
const gown = exampleAttire()
const suit = exampleAttire({ kind: 'suit', partnerSide: 'left', turnDeg: -10 })
const place = (left = gown, right = suit, sideLightStops: [number, number] = [0, 0]) =>
  placeCouple({ frame, scene: exampleScene(), attire: [left, right], sideLightStops })

test('a bride and a groom stand about 32 cm apart around the middle, he a little taller', () => {
  const [bride, groom] = place()
  expect((bride.pit[0] + groom.pit[0]) / 2).toBeCloseTo(450)
  expect((groom.pit[0] - bride.pit[0]) / 930).toBeCloseTo(0.315)
  expect(groom.pit[1]).toBeCloseTo(1200 * 0.42)
  expect((bride.pit[1] - groom.pit[1]) / 930).toBeCloseTo(0.055)
})

test('the scale follows the width of the frame', () => {
  const [small] = place()
  const [large] = placeCouple({
    frame: { widthPx: 1800, heightPx: 2400 },
    scene: exampleScene(),
    attire: [gown, suit],
    sideLightStops: [0, 0],
  })
  expect(large.pxPerMetre).toBeCloseTo(2 * small.pxPerMetre)
  expect(large.pit[0]).toBeCloseTo(2 * small.pit[0])
})

test('the bride stands in front on either side', () => {
  expect(place().map(({ isInFront }) => isInFront)).toEqual([true, false])
  expect(place(suit, gown).map(({ isInFront }) => isInFront)).toEqual([false, true])
})

test('one of two brides or two grooms stands in front and none is level with the other', () => {
  for (const both of [gown, suit]) {
    const [left, right] = place(both, both)
    expect([left.isInFront, right.isInFront]).toEqual([true, false])
    expect(left.pit[1]).toBeGreaterThan(right.pit[1])
  }
})

test('a turned body always faces the partner', () => {
  expect(place(gown, suit).map(({ isFlipped }) => isFlipped)).toEqual([false, false])
  expect(place(suit, gown).map(({ isFlipped }) => isFlipped)).toEqual([true, true])
  expect(place(gown, gown).map(({ isFlipped }) => isFlipped)).toEqual([false, true])
  expect(place(suit, suit).map(({ isFlipped }) => isFlipped)).toEqual([true, false])
})

test('a frontal body is flipped to the light of its face, a fixed one never', () => {
  const frontal = exampleAttire({ partnerSide: 'either' })
  expect(place(frontal, frontal, [-1, 1]).map(({ isFlipped }) => isFlipped)).toEqual([true, false])
  const fixed = exampleAttire({ flippable: false })
  expect(place(suit, fixed)[1].isFlipped).toBe(false)
})

test('both lean towards each other about a point at their hips', () => {
  const [left, right] = place()
  expect(leanPoint(left, left.pit)[0]).toBeGreaterThan(left.pit[0])
  expect(leanPoint(right, right.pit)[0]).toBeLessThan(right.pit[0])
  expect(leanPoint(left, left.pivot)).toEqual(left.pivot)
  const [x, y] = straightenPoint(left, leanPoint(left, [321, 123]))
  expect(x).toBeCloseTo(321)
  expect(y).toBeCloseTo(123)
})

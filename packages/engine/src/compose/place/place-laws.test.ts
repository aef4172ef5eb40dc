import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mirrorPoint } from '../../testing/mirror-point.ts'
import { applySimilarity, scaleOf, similarity } from '../similarity.ts'
import { exampleAttire, exampleScene } from '../testing/example-plates.ts'
import { examplePortrait } from '../testing/example-portrait.ts'
import { orderPartners } from './order-partners.ts'
import { type Couple, leanPoint, placeCouple, straightenPoint } from './place-couple.ts'
import { headMetresPerCm, placeHead } from './place-head.ts'

const frame = { widthPx: 900, heightPx: 1200 }
const gown = exampleAttire()
const suit = exampleAttire({ kind: 'suit', partnerSide: 'left', turnDeg: -10 })
const place = (attire: Couple['attire'], given: Partial<Couple> = {}) =>
  placeCouple({ frame, scene: exampleScene(), attire, sideLightStops: [0, 0], ...given })

const coordinate = fc.double({ min: -2000, max: 2000, noNaN: true })
const point = fc.tuple(coordinate, coordinate)
const garment = fc.record({
  kind: fc.constantFrom('dress' as const, 'suit' as const),
  partnerSide: fc.constantFrom('left' as const, 'right' as const, 'either' as const),
  light: fc.constantFrom('left' as const, 'right' as const),
  flippable: fc.boolean(),
})
const couple = fc
  .tuple(garment, garment)
  .map(([left, right]) => place([exampleAttire(left), exampleAttire(right)]))
const facing = fc.record({
  yawDeg: fc.double({ min: -60, max: 60, noNaN: true }),
  sideLightStops: fc.double({ min: -3, max: 3, noNaN: true }),
})

test('a similarity keeps every proportion', () => {
  const angle = fc.double({ min: -3, max: 3, noNaN: true })
  fc.assert(
    fc.property(
      fc.double({ min: 0.1, max: 9, noNaN: true }),
      angle,
      point,
      point,
      point,
      (scale, angleRad, from, to, p) => {
        const map = similarity({ scale, angleRad, from, to })
        const [x, y] = applySimilarity(map, p)
        expect(Math.hypot(x - to[0], y - to[1])).toBeCloseTo(
          scale * Math.hypot(p[0] - from[0], p[1] - from[1]),
          5,
        )
        expect(scaleOf(map)).toBeCloseTo(scale)
      },
    ),
  )
})

test('a body that leans and straightens again is where it was, whoever wears what', () => {
  fc.assert(
    fc.property(couple, point, (standings, p) => {
      for (const standing of standings) {
        const [x, y] = straightenPoint(standing, leanPoint(standing, p))
        expect(x).toBeCloseTo(p[0], 6)
        expect(y).toBeCloseTo(p[1], 6)
      }
    }),
  )
})

test('exactly one partner stands in front, and nobody stands on the other’s side', () => {
  fc.assert(
    fc.property(couple, ([left, right]) => {
      expect(left.isInFront).toBe(!right.isInFront)
      expect(left.pit[0]).toBeLessThan(frame.widthPx / 2)
      expect(left.pit[0] + right.pit[0]).toBeCloseTo(frame.widthPx)
      expect([left.side, right.side]).toEqual(['left', 'right'])
    }),
  )
})

test('the one in front never stands higher than the one behind', () => {
  fc.assert(
    fc.property(couple, ([left, right]) => {
      const [front, behind] = left.isInFront ? [left, right] : [right, left]
      expect(front.pit[1]).toBeGreaterThan(behind.pit[1])
    }),
  )
})

test('a bride and a groom who change places stand in the mirror image of where they stood', () => {
  const [bride, groom] = place([gown, suit])
  const [otherGroom, otherBride] = place([suit, gown])
  for (const [before, after] of [
    [bride, otherBride],
    [groom, otherGroom],
  ]) {
    expect(after.pit).toEqual(mirrorPoint(before.pit, frame.widthPx))
    expect(after.leanRad).toBe(-before.leanRad)
    expect(after.isFlipped).toBe(!before.isFlipped)
    expect(after.isInFront).toBe(before.isInFront)
  }
})

test('two who are dressed alike stand further apart than a bride and a groom', () => {
  const apart = (attire: Couple['attire']) => {
    const [left, right] = place(attire)
    return (right.pit[0] - left.pit[0]) / left.pxPerMetre
  }
  expect(apart([gown, gown])).toBeGreaterThan(apart([suit, suit]))
  expect(apart([suit, suit])).toBeGreaterThan(apart([gown, suit]))
  expect(apart([gown, suit])).toBe(apart([suit, gown]))
})

test('a turned body never turns its back on the partner unless it cannot be flipped', () => {
  fc.assert(
    fc.property(garment, fc.double({ min: -3, max: 3, noNaN: true }), (given, stops) => {
      const attire = exampleAttire(given)
      for (const standing of place([attire, attire], { sideLightStops: [stops, stops] })) {
        if (given.partnerSide === 'either') continue
        // Unflipped, the body of the left one faces right when its partner is meant to stand right.
        const facesPartner = (given.partnerSide !== standing.side) !== standing.isFlipped
        expect(facesPartner).toBe(given.flippable || given.partnerSide !== standing.side)
      }
    }),
  )
})

test('the light on a face flips a body that looks straight ahead, and a trace of it does not', () => {
  const frontal = exampleAttire({ partnerSide: 'either', light: 'left' })
  const isFlipped = (stops: number) => place([frontal, frontal], { sideLightStops: [stops, 0] })[0].isFlipped
  expect([1, 0, -0.1, -0.2, -2].map(isFlipped)).toEqual([false, false, false, true, true])
})

test('an order always holds both partners and is turned round with them', () => {
  fc.assert(
    fc.property(facing, facing, (first, second) => {
      const order = orderPartners([first, second])
      expect(order.toSorted()).toEqual([0, 1])
      // Gazes that clearly meet, or clearly part, decide alone: then it does not matter who was named first.
      if (Math.abs(first.yawDeg - second.yawDeg) > 5)
        expect(orderPartners([second, first])).not.toEqual(order)
    }),
  )
})

test('partners are ordered so that they never look away from each other by more than a glance', () => {
  fc.assert(
    fc.property(facing, facing, (...pair) => {
      const [left, right] = orderPartners(pair)
      expect(pair[left].yawDeg - pair[right].yawDeg).toBeGreaterThanOrEqual(-4.0001)
    }),
  )
})

const [left, right] = place([gown, suit])
const roll = fc.double({ min: -180, max: 180, noNaN: true })

test('a head has its attire’s size and stays upright within fourteen degrees, however tilted the portrait', () => {
  fc.assert(
    fc.property(roll, fc.constantFrom('dress' as const, 'suit' as const), (rollDeg, kind) => {
      for (const standing of [left, right]) {
        const { toFrame } = placeHead(examplePortrait({ pxPerCm: 2, rollDeg }), standing, kind)
        expect(scaleOf(toFrame) * 2).toBeCloseTo(headMetresPerCm[kind] * standing.pxPerMetre)
        expect(Math.abs(Math.atan2(toFrame.sin, toFrame.cos))).toBeLessThan((14.01 * Math.PI) / 180)
      }
    }),
    { numRuns: 40 },
  )
})

test('a mirrored portrait on the other side is placed in the mirror image', () => {
  const head = examplePortrait({ pxPerCm: 4, rollDeg: 6 })
  const aside = { ...head, neckCentreX: head.chin[0] - 8 }
  const mirrored = { ...aside, rollDeg: -6, neckCentreX: head.chin[0] + 8 }
  const [first, second] = place([gown, gown])
  const before = placeHead(aside, first, 'dress')
  const after = placeHead(mirrored, second, 'dress')
  expect(after.chinOffsetPx).toBeCloseTo(-before.chinOffsetPx)
  expect(after.toFrame.to[0]).toBeCloseTo(frame.widthPx - before.toFrame.to[0])
  expect(after.toFrame.sin).toBeCloseTo(-before.toFrame.sin)
  expect(after.neckLeftPx).toBeCloseTo(-before.neckRightPx, 3)
})

test('a neck has two sides and never grows beyond what its garment can follow', () => {
  const measure = fc.double({ min: 1, max: 90, noNaN: true })
  fc.assert(
    fc.property(measure, measure, roll, (neckHalfPx, jawHalfPx, rollDeg) => {
      const head = { ...examplePortrait({ pxPerCm: 2, rollDeg }), neckHalfPx, jawHalfPx }
      for (const kind of ['dress', 'suit'] as const) {
        const { neckLeftPx, neckRightPx } = placeHead(head, left, kind)
        expect(neckLeftPx).toBeLessThan(0)
        expect(neckRightPx).toBeGreaterThan(0)
        expect(neckRightPx - neckLeftPx).toBeLessThanOrEqual(2 * 0.063 * left.pxPerMetre + 1e-6)
      }
    }),
    { numRuns: 40 },
  )
})

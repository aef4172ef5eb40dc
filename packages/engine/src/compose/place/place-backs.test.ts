import { expect, test } from 'vitest'
import { examplePlate, exampleScene } from '../testing/example-plates.ts'
import { placeBacks } from './place-backs.ts'
import { placeCouple } from './place-couple.ts'

const frame = { left: 0, top: 0, widthPx: 900, heightPx: 1200 }
const gown = examplePlate()
const suit = examplePlate({ kind: 'suit', partnerSide: 'left', turnDeg: -10 })
const place = (plates: [typeof gown, typeof gown]) => placeBacks({ frame, scene: exampleScene(), plates })

test('a suit stands in front of a dress, on whichever side, so that its arm lies around it', () => {
  expect(place([gown, suit]).map(({ isInFront }) => isInFront)).toEqual([false, true])
  expect(place([suit, gown]).map(({ isInFront }) => isInFront)).toEqual([true, false])
})

test('of two alike exactly one stands in front', () => {
  for (const plates of [
    [gown, gown],
    [suit, suit],
  ] as [typeof gown, typeof gown][])
    expect(place(plates).filter(({ isInFront }) => isInFront)).toHaveLength(1)
})

test('the couple leans towards each other around the middle of the frame', () => {
  const [left, right] = place([gown, suit])
  expect((left.pit[0] + right.pit[0]) / 2).toBeCloseTo(450)
  expect(left.leanRad).toBeGreaterThan(0)
  expect(right.leanRad).toBeCloseTo(-left.leanRad)
  expect(right.pit[0] - left.pit[0]).toBeLessThan(0.34 * left.pxPerMetre)
})

test('each comes fifteen millimetres nearer than in a picture with faces, and stands a little lower', () => {
  const attire = [gown.manifest, suit.manifest] as const
  const faced = placeCouple({ frame, scene: exampleScene(), attire, sideLightStops: [0, 0] })
  for (const [i, standing] of place([gown, suit]).entries()) {
    const aside = (i === 0 ? 0.015 : -0.015) * faced[i].pxPerMetre
    for (const point of ['pit', 'pivot'] as const) {
      const [x, y] = faced[i][point]
      expect(standing[point][0]).toBeCloseTo(x + aside, 5)
      expect(standing[point][1]).toBeCloseTo(y + 0.015 * faced[i].pxPerMetre, 5)
    }
  }
})

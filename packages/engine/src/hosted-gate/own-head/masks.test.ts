import { expect, test } from 'vitest'
import { apartShare, compareHair, comparePose } from './compare-heads.ts'
import { fillBehind } from './fill-behind.ts'
import { headMasks } from './head-masks.ts'
import { matchLight } from './match-light.ts'
import { at, exampleWindow } from './testing/example-window.ts'

const alike = exampleWindow({ own: { radiusPx: 50 }, drawn: { radiusPx: 50 } })
const largerDrawn = exampleWindow({ own: { radiusPx: 44 }, drawn: { radiusPx: 54 } })

test('a head that looks the other way is refused, a small turn is not', () => {
  const own = { yawDeg: 10, pitchDeg: 0 }
  expect(() => comparePose(own, { yawDeg: 20, pitchDeg: 8 })).not.toThrow()
  expect(() => comparePose(own, { yawDeg: -8, pitchDeg: 0 })).toThrow(
    expect.objectContaining({ code: 'unlike', reason: 'head_turned' }),
  )
  expect(() => comparePose(own, { yawDeg: 10, pitchDeg: 20 })).toThrow()
})

test('hair that is drawn much larger or smaller than it is, is refused', () => {
  expect(apartShare(alike)).toBe(0)
  expect(() => compareHair(alike)).not.toThrow()
  for (const [own, drawn] of [
    [40, 56],
    [56, 40],
  ])
    expect(() => compareHair(exampleWindow({ own: { radiusPx: own }, drawn: { radiusPx: drawn } }))).toThrow(
      expect.objectContaining({ code: 'unlike', reason: 'hair_differs' }),
    )
})

test('the own head shows whole, and where both heads end alike nothing is taken away', () => {
  const { own, away } = headMasks(alike)
  expect(own[at(100, 100)]).toBe(1)
  expect(own[at(100, 60)]).toBe(1)
  expect(Math.max(...away)).toBeLessThan(0.01)
})

test('where the drawn head stands out it is taken away, and a little more', () => {
  const { own, away } = headMasks(largerDrawn)
  const rim = at(100, 150 - 88 - 12)
  expect(own[rim]).toBe(0)
  expect(away[rim]).toBeGreaterThan(0.95)
  expect(away[at(100, 20)]).toBe(0)
  expect(away[at(100, 106)]).toBe(0)
})

test('what is taken away is filled from its surroundings on each side, not from the head', () => {
  const { away } = headMasks(largerDrawn)
  const filled = fillBehind(largerDrawn, away)
  for (const [x, red, blue] of [
    [51, 0.5, 0.1],
    [149, 0.1, 0.5],
  ]) {
    const i = at(x, 96)
    expect(away[i]).toBeGreaterThan(0.9)
    expect(filled[0][i]).toBeCloseTo(red, 1)
    expect(filled[2][i]).toBeCloseTo(blue, 1)
  }
})

test('a picture from which nothing is taken stays as it is', () => {
  expect(fillBehind(alike, headMasks(alike).away)).toBe(alike.picture)
})

test('the own head takes on the light of the drawn one, its colour within what light does', () => {
  const dim = exampleWindow({
    own: { radiusPx: 50, colour: [0.5, 0.3, 0.2] },
    drawn: { radiusPx: 50, colour: [0.35, 0.21, 0.14] },
  })
  const lit = matchLight(dim).map((plane) => plane[at(100, 100)])
  expect(lit[0]).toBeCloseTo(0.35, 2)
  expect(lit[2]).toBeCloseTo(0.14, 2)
})

test('no light makes anybody another colour', () => {
  const green = exampleWindow({
    own: { radiusPx: 50, colour: [0.4, 0.25, 0.18] },
    drawn: { radiusPx: 50, colour: [0.1, 0.9, 0.1] },
  })
  const [red, mid] = matchLight(green).map((plane) => plane[at(100, 100)])
  expect(mid / red).toBeLessThan((0.25 / 0.4) * 1.4)
})

test('hair below the chin stays where it was drawn and never hangs in the air', () => {
  const long = exampleWindow({ own: { radiusPx: 50 }, drawn: { radiusPx: 50 } })
  long.own.head.fill(1)
  const { own, away } = headMasks(long)
  // Two hand's breadths under the chin no hair was drawn.
  expect(own[at(100, 235)]).toBeLessThan(0.01)
  expect(away[at(100, 235)]).toBe(0)
})

import { expect, test } from 'vitest'
import { faceHalf } from '../testing/synthetic-head.ts'
import { syntheticPortrait } from '../testing/synthetic-portrait.ts'
import { mapHair } from './map-hair.ts'

const inFace = (x: number, y: number) => (x / faceHalf.widthCm) ** 2 + (y / faceHalf.heightCm) ** 2 < 1

test('hair is hair, and face, neck, clothes and background are not', () => {
  const portrait = syntheticPortrait()
  const hair = mapHair(portrait)
  expect(hair[portrait.at(0, -10.3)]).toBeGreaterThan(0.95)
  expect(hair[portrait.at(8.6, -1)]).toBeGreaterThan(0.9)
  for (const [x, y] of [
    [0, 4],
    [3.6, 1.5],
    [0, 12],
    [0, 20],
    [15, -8],
  ])
    expect(hair[portrait.at(x, y)]).toBe(0)
})

test('hair reaches no further than the person’s matte', () => {
  const portrait = syntheticPortrait()
  const half = { ...portrait, alpha: portrait.alpha.map((share) => share * 0.8) }
  expect(mapHair(half)[portrait.at(0, -10.3)]).toBeCloseTo(0.8, 1)
})

test.each<[string, (x: number, y: number) => 'faceSkin' | 'accessories' | undefined]>([
  ['a bald head', (x, y) => (!inFace(x, y) && y < 2 && Math.hypot(x, y) < 13 ? 'faceSkin' : undefined)],
  ['a hat', (x, y) => (!inFace(x, y) && y < 2 && Math.hypot(x, y) < 13 ? 'accessories' : undefined)],
  [
    'a fringe under a scarf',
    (x, y) =>
      y < 2 && Math.hypot(x, y) < 13 && Math.abs(x) > 2 && !inFace(x, y) ? 'accessories' : undefined,
  ],
])('%s has nothing to colour', (_, paint) => {
  const covered = syntheticPortrait({
    paint: (x, y) => (x ** 2 + y ** 2 < 20 ** 2 && y > 15 ? undefined : paint(x, y)),
  })
  expect(() => mapHair(covered)).toThrow(expect.objectContaining({ code: 'no_hair' }))
})

test('a beard keeps its colour while the hair above it changes', () => {
  const paint = (x: number, y: number) => (inFace(x, y) && y > 5 ? ('hair' as const) : undefined)
  const bearded = syntheticPortrait({ paint, beardCm: 2 })
  const hair = mapHair(bearded)
  expect(hair[bearded.at(0, 7.5)]).toBeLessThan(0.05)
  expect(hair[bearded.at(0, -10.3)]).toBeGreaterThan(0.95)
})

test('a doubtful shadow on the forehead is no hair', () => {
  const portrait = syntheticPortrait()
  const i = portrait.at(0, -5.5)
  const parts = { ...portrait.parts, hair: portrait.parts.hair.slice() }
  portrait.view.classes.hair[i] = 0.45
  parts.hair[i] = 0.8
  expect(mapHair({ ...portrait, parts })[i]).toBeLessThan(0.05)
})

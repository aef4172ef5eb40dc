import { expect, test } from 'vitest'
import { pxPerCm, type SyntheticHeadOptions, syntheticHead } from '../testing/synthetic-head.ts'
import { isolatePerson } from './isolate-person.ts'

test('a second body that does not touch the first is left out', () => {
  const { person, at } = isolated({ paint: (x) => (x > 15 ? 'clothes' : x > 12 ? 'background' : undefined) })

  expect(person.share[at(0, 0)]).toBe(1)
  expect(person.share[at(17, 5)]).toBe(0)
  expect(person.reach[at(17, 5)]).toBe(0)
})

test('a neighbour who touches is cut off a little beyond half way between the noses', () => {
  const touching: SyntheticHeadOptions = {
    paint: (x, y) => (x > 5 && y > -5 && y < 10 ? 'clothes' : undefined),
  }

  const { person, at } = isolated(touching, [[36 * pxPerCm, 17.5 * pxPerCm]])

  expect(person.share[at(8, 3)]).toBe(1)
  expect(person.share[at(9.6, 3)]).toBe(0)
})

test('strands just beyond the person stay within reach', () => {
  const { person, at } = isolated({})

  expect(person.reach[at(0, -12)]).toBe(1)
  expect(person.reach[at(0, -14)]).toBe(0)
})

test('nothing outside the photo belongs to anyone', () => {
  const { person, at } = isolated({}, [], (x) => x < 22 * pxPerCm)

  expect(person.share[at(1.5, 0)]).toBe(1)
  expect(person.share[at(3, 0)]).toBe(0)
})

function isolated(
  options: SyntheticHeadOptions,
  others: [number, number][] = [],
  isInPhoto: (x: number) => boolean = () => true,
) {
  const { view, at } = syntheticHead(options)
  const isInside = view.isInside.map((_, i) => (isInPhoto(i % view.widthPx) ? 1 : 0))
  const crop = { image: view.image, isInside, mesh: view.mesh, pxPerCm, eyes: [160, 112] as const }
  return { person: isolatePerson({ crop, classes: view.classes, others }), at }
}

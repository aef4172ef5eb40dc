import { expect, test } from 'vitest'
import { sumOf } from '../../testing/planes.ts'
import { pxPerCm, type SyntheticHeadOptions, syntheticHead } from '../../testing/synthetic-head.ts'
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

test('a neighbour on the other side is cut off at the mirrored place', () => {
  const both: SyntheticHeadOptions = {
    paint: (x, y) => (Math.abs(x) > 5 && y > -5 && y < 10 ? 'clothes' : undefined),
  }
  const right = isolated(both, [[36 * pxPerCm, 17.5 * pxPerCm]])
  const left = isolated(both, [[4 * pxPerCm, 17.5 * pxPerCm]])

  for (const x of [3, 8, 9.6, 14]) {
    expect(left.person.share[left.at(-x, 3)]).toBeCloseTo(right.person.share[right.at(x, 3)], 1)
    expect(left.person.share[left.at(x, 3)]).toBeGreaterThan(0.9)
  }
})

test('each further neighbour takes something away and gives nothing', () => {
  const crowd: SyntheticHeadOptions = { paint: (_, y) => (y > -5 && y < 10 ? 'clothes' : undefined) }
  const neighbours: [number, number][] = [
    [38 * pxPerCm, 18 * pxPerCm],
    [2 * pxPerCm, 18 * pxPerCm],
  ]
  const shares = [0, 1, 2].map((count) => isolated(crowd, neighbours.slice(0, count)).person.share)

  for (const i of [1, 2]) {
    expect(shares[i].every((value, px) => value <= shares[i - 1][px] + 1e-6)).toBe(true)
    expect(sumOf(shares[i])).toBeLessThan(0.9 * sumOf(shares[i - 1]))
  }
})

test('a share is never more than what is not background', () => {
  const { view } = syntheticHead()
  const background = view.classes.background.map((value, i) => Math.max(value, (i % 10) / 30))
  const crop = {
    image: view.image,
    isInside: view.isInside,
    mesh: view.mesh,
    pxPerCm,
    eyes: [160, 112] as const,
  }

  const { share } = isolatePerson({ crop, classes: { ...view.classes, background }, others: [] })

  expect(share.every((value, i) => value >= 0 && value <= 1 - background[i] + 1e-6)).toBe(true)
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

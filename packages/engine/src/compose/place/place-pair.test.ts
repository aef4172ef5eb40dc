import type { PairAttireManifest } from '@ever-after/art'
import { expect, test } from 'vitest'
import { exampleAttire, exampleScene } from '../testing/example-plates.ts'
import { type Pair, placePair } from './place-pair.ts'

const anchors = exampleAttire().anchors
const partner = (given: Partial<PairAttireManifest>): PairAttireManifest => ({
  ...exampleAttire(),
  pose: 'embrace',
  place: 'first',
  standY: 50,
  touches: true,
  over: null,
  widthPx: 400,
  pxPerMetre: 310,
  ...given,
})
const first = partner({ anchors: { ...anchors, pit: [120, 50], neckLeft: [105, 30], neckRight: [125, 30] } })
const second = partner({
  place: 'second',
  anchors: { ...anchors, pit: [280, 70], neckLeft: [270, 50], neckRight: [290, 50] },
})
const place = (given: Partial<Pair> = {}) =>
  placePair({
    frame: { widthPx: 900, heightPx: 1200 },
    scene: exampleScene(),
    attire: [first, second],
    isFlipped: false,
    ...given,
  })

test('both stand where the pose was drawn, its frame’s middle in the picture’s', () => {
  // The scene has 930 px for a metre, the plate 310.
  const [left, right] = place()
  expect(left.pit[0]).toBeCloseTo(450 + (115 - 200) * 3)
  expect(right.pit[0]).toBeCloseTo(450 + (280 - 200) * 3)
})

test('the row that stands in the scene lies at its height, and the smaller one’s pit below', () => {
  const [left, right] = place()
  expect(left.pit[1]).toBeCloseTo(1200 * 0.42)
  expect(right.pit[1]).toBeCloseTo(1200 * 0.42 + 20 * 3)
})

test('the second stands in front, and nobody leans', () => {
  expect(place().map(({ isInFront, leanRad }) => [isInFront, leanRad])).toEqual([
    [false, 0],
    [true, 0],
  ])
})

test('a flipped pair is the mirror image, both of them', () => {
  const [left, right] = place()
  const [secondMirrored, firstMirrored] = place({ attire: [second, first], isFlipped: true })
  expect(firstMirrored.pit[0]).toBeCloseTo(900 - left.pit[0])
  expect(secondMirrored.pit[0]).toBeCloseTo(900 - right.pit[0])
  expect([secondMirrored.isFlipped, firstMirrored.isFlipped]).toEqual([true, true])
  expect([secondMirrored.side, firstMirrored.side]).toEqual(['left', 'right'])
})

test('heads are larger by half of what the camera saw a body nearer, a man’s a little smaller beside it than a woman’s', () => {
  const neckOf = (px: number): Partial<PairAttireManifest> => ({
    neckHalfPx: 10,
    anchors: { ...anchors, neckLeft: [100 - px / 2, 30], neckRight: [100 + px / 2, 30] },
  })
  const groom = partner({ ...neckOf(19.6), kind: 'suit' })
  const bride = partner({ ...neckOf(20.6), kind: 'dress', place: 'second' })
  const [left, right] = place({ attire: [groom, bride] })
  expect(left.headScale).toBeCloseTo(0.97 * 0.99)
  expect(right.headScale).toBeCloseTo(0.99 * 1.015)
})

test('from head to hem heads are a little larger for their bodies', () => {
  const walk = (attire: PairAttireManifest) => ({ ...attire, pose: 'walking' })
  const [near] = place()
  const [whole] = place({ attire: [walk(first), walk(second)] })
  expect((whole.headScale ?? 0) / (near.headScale ?? 1)).toBeCloseTo(1.08)
})

import { expect, test } from 'vitest'
import type { UnderstoodPhoto } from '../../understand/understood-photo.ts'
import { faceFeatures, faceOval, landmark } from '../../vision/index.ts'
import type { HeadPlace } from '../place/place-head.ts'
import { similarity } from '../similarity.ts'
import { examplePortrait } from '../testing/example-portrait.ts'
import { faceOpening } from './face-opening.ts'
import { radiusTowards } from './outline.ts'

/** A drawn face with brows 3 cm over and eyes 5 cm beside its middle. */
function portrait(given: Partial<UnderstoodPhoto> = {}): UnderstoodPhoto {
  const plain = examplePortrait()
  const { mesh, pxPerCm } = plain
  const [x, y] = [mesh[landmark.noseTip * 3], mesh[landmark.noseTip * 3 + 1]]
  for (const index of [...faceFeatures.leftBrow, ...faceFeatures.rightBrow])
    mesh[index * 3 + 1] = y - 3 * pxPerCm
  mesh[landmark.leftEyeOuter * 3] = x - 5 * pxPerCm
  mesh[landmark.rightEyeOuter * 3] = x + 5 * pxPerCm
  return { ...plain, ...given }
}
const photo = portrait()
const inPlace: HeadPlace = {
  toFrame: similarity({ scale: 1, angleRad: 0, from: photo.chin, to: photo.chin }),
  uprightChin: photo.chin,
  chinOffsetPx: 0,
  neckLeftPx: -10,
  neckRightPx: 10,
}
const open = (given: Partial<UnderstoodPhoto> = {}, place = inPlace) => faceOpening(portrait(given), place)
const up = ({ outline, pxPerCm }: ReturnType<typeof open>) => radiusTowards(outline, 0, -1) / pxPerCm
const right = ({ outline, pxPerCm }: ReturnType<typeof open>) => radiusTowards(outline, 1, 0) / pxPerCm
const down = ({ outline, pxPerCm }: ReturnType<typeof open>) => radiusTowards(outline, 0, 1) / pxPerCm

/** Hair over a part of the crop, cm from the face's middle. */
function hair(covers: (x: number, y: number) => boolean): Uint8Array {
  const { widthPx, heightPx, pxPerCm } = photo
  const { centre } = open()
  return new Uint8Array(widthPx * heightPx).map((_, i) => {
    const x = ((i % widthPx) - centre[0]) / pxPerCm
    const y = (Math.floor(i / widthPx) - centre[1]) / pxPerCm
    return covers(x, y) ? 255 : 0
  })
}

test('without hair the edge lies just inside the cheeks and the chin and goes on over the forehead', () => {
  const opening = open()
  expect(right(opening)).toBeGreaterThan(6.2)
  expect(right(opening)).toBeLessThan(7)
  expect(down(opening)).toBeGreaterThan(8.3)
  expect(down(opening)).toBeLessThan(8.8)
  expect(up(opening)).toBeGreaterThan(8.8)
})

test('the outline of a drawn face lies under the cloth below the eyes', () => {
  const { centre, outline } = open()
  for (const index of faceOval) {
    const dx = photo.mesh[index * 3] - centre[0]
    const dy = photo.mesh[index * 3 + 1] - centre[1]
    if (dy > 0) expect(Math.hypot(dx, dy)).toBeGreaterThan(radiusTowards(outline, dx, dy))
  }
})

test('a fringe brings the edge down, but never over the brows', () => {
  const short = open({ hair: hair((_, y) => y < -7) })
  const long = open({ hair: hair((_, y) => y < -5) })
  const full = open({ hair: hair((_, y) => y < -1) })
  expect(up(short)).toBeLessThan(7)
  expect(up(long)).toBeLessThan(5)
  expect(up(full)).toBeGreaterThan(3)
  expect(up(full)).toBeLessThan(up(long))
})

test('hair at one temple draws in that side only, and no eye is covered', () => {
  const opening = open({ hair: hair((x) => x > 5.8) })
  expect(right(opening)).toBeLessThan(6)
  expect(right(opening)).toBeGreaterThan(5)
  expect(radiusTowards(opening.outline, -1, 0) / opening.pxPerCm).toBeGreaterThan(6.2)
})

test('a beard stays in sight, though it is hair to the classes', () => {
  const beard = hair((_, y) => y > 3)
  expect(down(open({ hair: beard, beardCm: 1 }))).toBeCloseTo(down(open()), 3)
})

test('the opening follows the head: its place, its size and its turn', () => {
  const to = [300, 500] as const
  const toFrame = similarity({ scale: 2, angleRad: 0.1, from: photo.chin, to })
  const plain = open()
  const moved = open({}, { ...inPlace, toFrame })
  expect(moved.angleRad).toBeCloseTo(0.1)
  expect(moved.pxPerCm).toBeCloseTo(2 * plain.pxPerCm)
  expect(radiusTowards(moved.outline, 1, 0)).toBeCloseTo(2 * radiusTowards(plain.outline, 1, 0), 3)
  expect(Math.hypot(moved.centre[0] - to[0], moved.centre[1] - to[1])).toBeCloseTo(2 * 8.8 * plain.pxPerCm, 0)
})

import { expect, test } from 'vitest'
import { fillPolygon } from '../../pixels/fill-polygon.ts'
import { applySimilarity } from '../similarity.ts'
import { examplePortrait } from '../testing/example-portrait.ts'
import type { Standing } from './place-couple.ts'
import { placeHead } from './place-head.ts'
import { type PosedPartner, stepCloser } from './step-closer.ts'

const pxPerMetre = 900

const standing = (side: 'left' | 'right', given: Partial<Standing> = {}): Standing => {
  const x = 450 + (side === 'left' ? -0.145 : 0.145) * pxPerMetre
  return {
    side,
    pit: [x, 500],
    pivot: [x, 500],
    leanRad: 0,
    isFlipped: false,
    isInFront: side === 'right',
    pxPerMetre,
    ...given,
  }
}
const groom = (given: Partial<Standing> = {}): PosedPartner => ({
  photo: examplePortrait(),
  standing: standing('left', given),
  kind: 'suit',
})
const bride = (photo = examplePortrait(), given: Partial<Standing> = {}): PosedPartner => ({
  photo,
  standing: standing('right', given),
  kind: 'dress',
})
/** Hair that stands off by this much on each side, between two heights of the crop. */
const withHair = (halfWidthCm: number, fromCm = 12, toCm = 32) => {
  const plain = examplePortrait()
  const { pxPerCm, widthPx, heightPx } = plain
  const [left, right] = [24 - halfWidthCm, 24 + halfWidthCm].map((cm) => cm * pxPerCm)
  const [top, bottom] = [fromCm, toCm].map((cm) => cm * pxPerCm)
  const hair = fillPolygon(
    [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ],
    widthPx,
    heightPx,
  )
  return examplePortrait({ head: plain.head.map((value, i) => Math.max(value, 255 * hair[i])) })
}
/** Pits 24 centimetres apart, under which wide hair lies on the face behind. */
const close: [Partial<Standing>, Partial<Standing>] = [{ pit: [342, 500] }, { pit: [558, 500] }]
const metresBetween = ([left, right]: readonly [Standing, Standing]) =>
  (right.pit[0] - left.pit[0]) / pxPerMetre

test('two heads without much hair come six centimetres closer, and no further', () => {
  expect(metresBetween(stepCloser(groom(), bride()))).toBeCloseTo(0.23, 3)
})

test('both make half of the way, and keep their heights', () => {
  const [left, right] = stepCloser(groom(), bride())
  expect((left.pit[0] + right.pit[0]) / 2).toBeCloseTo(450)
  expect([left.pit[1], right.pit[1], left.pivot[1]]).toEqual([500, 500, 500])
  expect([left.pivot[0], right.pivot[0]]).toEqual([left.pit[0], right.pit[0]])
})

test('hair in front comes up to the face behind and not over it', () => {
  const [left, right] = stepCloser(groom(), bride(withHair(12)))
  expect(metresBetween([left, right])).toBeGreaterThan(0.2)
  expect(metresBetween([left, right])).toBeLessThan(0.285)
  const him = examplePortrait()
  const hers = placeHead(withHair(12), right, 'dress').toFrame
  const edge = Math.max(...[14, 17, 20, 23, 26].map((cm) => faceEdge(him, left, cm)))
  const nearest = Math.min(...[13, 20, 27, 31].map((cm) => applySimilarity(hers, [12 * 8, cm * 8])[0]))
  expect(nearest).toBeGreaterThan(edge)
})

test('hair that lies on the face already moves nobody', () => {
  const [left, right] = close
  expect(metresBetween(stepCloser(groom(left), bride(withHair(20), right)))).toBeCloseTo(0.24)
})

test('hair below the chin of who stands behind is in nobody’s way', () => {
  const isLow = withHair(16, 31.5, 50)
  expect(metresBetween(stepCloser(groom(), bride(isLow, { pit: [580.5, 540] })))).toBeCloseTo(0.23, 3)
})

test('the wide hair of who stands behind is in nobody’s way', () => {
  const behind = { photo: withHair(14), standing: standing('left'), kind: 'suit' } as const
  expect(metresBetween(stepCloser(behind, bride()))).toBeCloseTo(0.23, 3)
})

test('who stands in front may stand left', () => {
  const brideLeft = (photo: PosedPartner['photo']): PosedPartner => ({
    photo,
    standing: standing('left', { ...close[0], isInFront: true }),
    kind: 'dress',
  })
  const groomRight = { ...groom(), standing: standing('right', { ...close[1], isInFront: false }) }
  expect(metresBetween(stepCloser(brideLeft(withHair(20)), groomRight))).toBeCloseTo(0.24)
  expect(metresBetween(stepCloser(brideLeft(examplePortrait()), groomRight))).toBeCloseTo(0.18, 3)
})

/** The right edge of the drawn oval at a height of the crop, px of the frame. */
function faceEdge(photo: ReturnType<typeof examplePortrait>, at: Standing, cm: number): number {
  const half = 7 * Math.sqrt(Math.max(0, 1 - ((cm - 21.2) / 8.8) ** 2))
  return applySimilarity(placeHead(photo, at, 'suit').toFrame, [(24 + half) * 8, cm * 8])[0]
}

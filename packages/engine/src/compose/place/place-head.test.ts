import { expect, test } from 'vitest'
import { applySimilarity, scaleOf } from '../similarity.ts'
import { exampleAttire, exampleScene } from '../testing/example-plates.ts'
import { examplePortrait } from '../testing/example-portrait.ts'
import { leanPoint, placeCouple } from './place-couple.ts'
import { chinAbovePitMetres, headMetresPerCm, placeHead } from './place-head.ts'

const [left, right] = placeCouple({
  frame: { widthPx: 900, heightPx: 1200 },
  scene: exampleScene(),
  attire: [exampleAttire(), exampleAttire({ kind: 'suit', partnerSide: 'left' })],
  sideLightStops: [0, 0],
})

test('the chin comes to lie over the neck pit, within a thousandth of a metre, whatever the scale of the crop', () => {
  for (const pxPerCm of [8, 11, 13]) {
    const head = examplePortrait({ pxPerCm })
    const place = placeHead(head, left, 'dress')
    const [x, y] = applySimilarity(place.toFrame, head.chin)
    const [wantedX, wantedY] = leanPoint(left, [
      left.pit[0],
      left.pit[1] - chinAbovePitMetres.dress * left.pxPerMetre,
    ])
    expect(Math.hypot(x - wantedX, y - wantedY)).toBeLessThan(0.001 * left.pxPerMetre)
    expect(scaleOf(place.toFrame) * pxPerCm).toBeCloseTo(headMetresPerCm.dress * left.pxPerMetre)
  }
})

test('over a high collar a chin is higher, so that some neck is seen', () => {
  const head = examplePortrait()
  const heightOf = (coversNeck?: boolean) =>
    left.pit[1] - placeHead(head, { ...left, coversNeck }, 'dress').uprightChin[1]
  expect(heightOf(true) - heightOf()).toBeCloseTo(0.009 * left.pxPerMetre, 3)
})

test('a bowed head brings its chin nearer to the pit, by 2.2 centimetres at most', () => {
  const heightOf = (pitchDeg: number) => {
    const head = examplePortrait({ pitchDeg })
    return (left.pit[1] - placeHead(head, left, 'dress').uprightChin[1]) / left.pxPerMetre
  }
  expect(heightOf(14)).toBeCloseTo(chinAbovePitMetres.dress, 4)
  expect(heightOf(-20)).toBeCloseTo(chinAbovePitMetres.dress, 4)
  expect(heightOf(24)).toBeCloseTo(chinAbovePitMetres.dress - 0.013, 4)
  expect(heightOf(60)).toBeCloseTo(chinAbovePitMetres.dress - 0.022, 4)
})

test('a chin beside its neck keeps its place beside the neck, up to three centimetres', () => {
  const head = examplePortrait()
  const aside = placeHead({ ...head, neckCentreX: head.chin[0] - 2 * head.pxPerCm }, right, 'suit')
  expect(aside.chinOffsetPx).toBeCloseTo(2 * headMetresPerCm.suit * right.pxPerMetre)
  const far = placeHead({ ...head, neckCentreX: head.chin[0] + 90 * head.pxPerCm }, right, 'suit')
  expect(far.chinOffsetPx).toBeCloseTo(-0.03 * right.pxPerMetre)
})

test('heads lean inwards and keep half of a tilt towards the partner, a fifth of one away', () => {
  const angleDeg = (rollDeg: number, standing = left) => {
    const { cos, sin } = placeHead(examplePortrait({ rollDeg }), standing, 'dress').toFrame
    return (Math.atan2(sin, cos) * 180) / Math.PI
  }
  expect(angleDeg(0)).toBeCloseTo(6)
  expect(angleDeg(0, right)).toBeCloseTo(-6)
  expect(angleDeg(10)).toBeCloseTo(11)
  expect(angleDeg(60)).toBeCloseTo(14)
  expect(angleDeg(-10)).toBeCloseTo(4)
  expect(angleDeg(-60)).toBeCloseTo(3)
  expect(angleDeg(-10, right)).toBeCloseTo(-11)
})

test('the neck is as wide as the person’s own, within what the garment can follow', () => {
  const width = (neckHalfPx: number) => {
    const place = placeHead({ ...examplePortrait(), neckHalfPx }, left, 'dress')
    return (place.neckRightPx - place.neckLeftPx) / left.pxPerMetre
  }
  expect(width(8 * 5.5)).toBeCloseTo(2 * 5.5 * headMetresPerCm.dress, 2)
  expect(width(1)).toBeCloseTo(2 * 0.043)
  expect(width(900)).toBeLessThanOrEqual(2 * 0.055)
})

test('the neck bends a little with a tilted head', () => {
  const middleMetres = (rollDeg: number, standing = left) => {
    const { neckLeftPx, neckRightPx } = placeHead(examplePortrait({ rollDeg }), standing, 'dress')
    return (neckLeftPx + neckRightPx) / 2 / standing.pxPerMetre
  }
  expect(middleMetres(0)).toBeGreaterThan(0.001)
  expect(middleMetres(16) - middleMetres(0)).toBeGreaterThan(0.003)
  expect(middleMetres(-16, right)).toBeCloseTo(-middleMetres(16))
})

test('the neck never stands out beside the jaw', () => {
  const head = examplePortrait()
  const narrow = head.mesh.map((value, i) =>
    i % 3 === 0 && value < head.chin[0] ? head.chin[0] - (head.chin[0] - value) * 0.6 : value,
  )
  const whole = placeHead(head, left, 'dress')
  const turned = placeHead({ ...head, mesh: narrow }, left, 'dress')
  expect(turned.neckLeftPx).toBeGreaterThan(whole.neckLeftPx + 5)
  expect(turned.neckRightPx).toBeCloseTo(whole.neckRightPx)
})

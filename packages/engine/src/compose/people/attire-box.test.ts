import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mirrorPlane } from '../../testing/planes.ts'
import { type Standing, straightenPoint } from '../place/place-couple.ts'
import { displayAttire } from '../plates/display-attire.ts'
import { exampleAttire, examplePlate } from '../testing/example-plates.ts'
import { attireBox, neckCentre } from './attire-box.ts'
import { layAttire } from './lay-attire.ts'
import { emptyPerson } from './person-layer.ts'

const frame = { left: 0, top: 0, widthPx: 240, heightPx: 280 }
const plate = examplePlate()
const shown = displayAttire(plate, [0.5, 0.35, 0.28], [1.5, 1.5, 1.5])
const neck = { leftPx: -11, rightPx: 11, chinY: 44 }
const upright: Standing = {
  side: 'left',
  pit: [120, 66],
  pivot: [120, 200],
  leanRad: 0,
  isFlipped: false,
  isInFront: true,
  pxPerMetre: 216,
}

/** The alpha of a garment laid over the whole frame, without the box's help. */
function laidEverywhere(standing: Standing): Float32Array {
  const person = emptyPerson(frame)
  layAttire(person, { shown, standing, neck, box: frame })
  return person.a
}

const standing = fc.record({
  x: fc.integer({ min: 60, max: 180 }),
  leanRad: fc.double({ min: -0.06, max: 0.06, noNaN: true }),
  isFlipped: fc.boolean(),
  pxPerMetre: fc.integer({ min: 100, max: 260 }),
})

test('nothing of a garment lies outside its box, however it stands', () => {
  fc.assert(
    fc.property(standing, ({ x, ...given }) => {
      const stands: Standing = { ...upright, ...given, pit: [x, 66], pivot: [x, 200] }
      const { left, top, widthPx, heightPx } = attireBox(plate, stands, frame)
      const outside = laidEverywhere(stands).findIndex((alpha, i) => {
        const [column, row] = [i % frame.widthPx, Math.floor(i / frame.widthPx)]
        const isInside = column >= left && column < left + widthPx && row >= top && row < top + heightPx
        return alpha > 0 && !isInside
      })
      expect(outside).toBe(-1)
    }),
    { numRuns: 25 },
  )
})

test('a garment laid into its box is the same as one laid over the whole frame', () => {
  const stands = { ...upright, leanRad: 0.04 }
  const box = attireBox(plate, stands, frame)
  const person = emptyPerson(box)
  layAttire(person, { shown, standing: stands, neck, box })
  const whole = laidEverywhere(stands)
  for (let y = 0; y < box.heightPx; y += 3)
    for (let x = 0; x < box.widthPx; x += 3)
      expect(person.a[y * box.widthPx + x]).toBe(whole[(box.top + y) * frame.widthPx + box.left + x])
})

test('a flipped garment leaning the other way is the mirror image of the plain one', () => {
  const plain = laidEverywhere({ ...upright, leanRad: 0.03 })
  const flipped = mirrorPlane(laidEverywhere({ ...upright, leanRad: -0.03, isFlipped: true }), frame.widthPx)
  const differing = plain.filter((alpha, i) => Math.abs(alpha - flipped[i]) > 0.01).length
  expect(differing).toBe(0)
})

test('a plate of a broader body takes more of the frame, and its neck still stands over the pit', () => {
  const broad = examplePlate({ pxPerMetre: 180, fit: 1.2 })
  const [slim, wide] = [plate, broad].map((body) => attireBox(body, upright, frame))
  expect(wide.widthPx / slim.widthPx).toBeCloseTo(1.2, 1)
  const centre = ({ left, widthPx }: typeof slim) => left + widthPx / 2
  expect(centre(wide)).toBeCloseTo(centre(slim), -0.5)
})

test('the neck’s centre lies between its two edges', () => {
  const anchors = exampleAttire().anchors
  expect(neckCentre(anchors)).toBe(100)
  expect(neckCentre({ ...anchors, neckRight: [131, 26] })).toBe(110)
})

test('a garment in front covers by its alpha and leaves the rest of a person alone', () => {
  const person = emptyPerson(frame)
  for (const plane of [person.r, person.a]) plane.fill(1)
  layAttire(person, { shown, standing: upright, neck, box: frame })
  const at = (x: number, y: number) => y * frame.widthPx + x
  expect(person.r[at(120, 150)]).toBeLessThan(0.8)
  expect(person.a[at(120, 150)]).toBeCloseTo(1)
  expect(person.r[at(20, 150)]).toBe(1)
})

test('a lean turns about the hips: a point of the neck is found again where it was', () => {
  const stands = { ...upright, leanRad: 0.06 }
  const whole = laidEverywhere(stands)
  const straight = laidEverywhere(upright)
  for (let y = 90; y < 250; y += 20)
    for (let x = 84; x < 156; x += 9) {
      const [u, v] = straightenPoint(stands, [x + 0.5, y + 0.5])
      const before = straight[Math.floor(v) * frame.widthPx + Math.floor(u)]
      const edge = Math.min(
        ...[-3, 3].map((step) => straight[Math.floor(v) * frame.widthPx + Math.floor(u) + step]),
      )
      if (before === 1 && edge === 1) expect(whole[y * frame.widthPx + x]).toBeCloseTo(1)
    }
})

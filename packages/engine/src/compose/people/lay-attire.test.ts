import { expect, test } from 'vitest'
import type { Standing } from '../place/place-couple.ts'
import { displayAttire } from '../plates/display-attire.ts'
import { examplePlate } from '../testing/example-plates.ts'
import { attireBox } from './attire-box.ts'
import { layAttire, type NeckFit } from './lay-attire.ts'
import { emptyPerson, type PersonLayer } from './person-layer.ts'

const frame = { left: 0, top: 0, widthPx: 400, heightPx: 500 }
const plate = examplePlate()
const shown = displayAttire(plate, [0.5, 0.35, 0.28], [1.5, 1.5, 1.5])
/** Twice the plate's scale, upright. */
const standing: Standing = {
  side: 'left',
  pit: [200, 100],
  pivot: [200, 400],
  leanRad: 0,
  isFlipped: false,
  isInFront: true,
  pxPerMetre: 432,
}
const wideNeck: NeckFit = { leftPx: -22, rightPx: 22, chinY: 60 }

function laid(given: Partial<Standing> = {}, neck = wideNeck): PersonLayer {
  const stands = { ...standing, ...given }
  const box = attireBox(plate, stands, frame)
  const person = emptyPerson(box)
  layAttire(person, { shown, standing: stands, neck, box })
  return person
}

const at = ({ box }: PersonLayer, x: number, y: number) => (y - box.top) * box.widthPx + x - box.left

/** First and last covered column of a row. */
function edges(person: PersonLayer, y: number): [number, number] {
  const { box, a } = person
  const covered = Array.from({ length: box.widthPx }, (_, i) => i + box.left).filter(
    (x) => a[at(person, x, y)] > 0.5,
  )
  return [covered[0], covered[covered.length - 1]]
}

test('the plate’s pit lands where the person stands, at the scene’s scale', () => {
  const person = laid()
  expect(person.a[at(person, 200, 110)]).toBe(1)
  const [left, right] = edges(person, 200)
  expect(left).toBeCloseTo(120, -0.5)
  expect(right).toBeCloseTo(280, -0.5)
})

test('a flipped garment is the mirror image about the neck', () => {
  const person = laid()
  const mirrored = laid({ isFlipped: true })
  const spot = (layer: PersonLayer, x: number) => layer.g[at(layer, x, 218)]
  expect(spot(person, 150)).toBeGreaterThan(spot(person, 249) + 0.1)
  expect(spot(mirrored, 249)).toBeCloseTo(spot(person, 150), 1)
  expect(spot(mirrored, 150)).toBeCloseTo(spot(person, 249), 1)
})

test('the neck narrows to its fit under the jaw and keeps the garment’s width at the pit', () => {
  const narrow = laid({}, { leftPx: -12, rightPx: 18, chinY: 60 })
  const [left, right] = edges(narrow, 62)
  expect(left - 200).toBeGreaterThan(-15)
  expect(left - 200).toBeLessThan(-9)
  expect(right - 200).toBeGreaterThan(14)
  expect(right - 200).toBeLessThan(20)
  expect(edges(narrow, 150)).toEqual(edges(laid(), 150))
})

test('the neck ends a little above the chin', () => {
  const person = laid()
  expect(person.a[at(person, 200, 62)]).toBe(1)
  const above = Math.round(60 - 0.05 * standing.pxPerMetre)
  expect(above < person.box.top ? 0 : person.a[at(person, 200, above)]).toBe(0)
})

test('a lean moves the neck and leaves the hips', () => {
  const leaning = laid({ leanRad: 0.05 })
  expect(edges(leaning, 60)[0]).toBeGreaterThan(edges(laid(), 60)[0] + 8)
  expect(edges(leaning, 399)[0]).toBeCloseTo(edges(laid(), 399)[0], -0.5)
})

test('the plate’s skin is told from its cloth', () => {
  const person = laid()
  expect(person.skin[at(person, 200, 70)]).toBeGreaterThan(0.9)
  expect(person.skin[at(person, 200, 200)]).toBe(0)
})

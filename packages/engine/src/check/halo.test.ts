import { expect, test } from 'vitest'
import { haloShare } from './halo.ts'
import { type DrawnPersonOptions, drawnPerson, headHalf } from './testing/drawn-person.ts'

function measure(options: DrawnPersonOptions = {}) {
  const { image, face, person } = drawnPerson(options)
  return haloShare(image, face, person)
}
const { widthCm, heightCm } = headHalf
const reach = (x: number, y: number) => Math.hypot(x / widthCm, y / heightCm)
/** A rim of a colour around the hair, some millimetres wide; only on one side of the head if it is half. */
const rim =
  (colour: readonly [number, number, number], isHalf = false) =>
  (x: number, y: number) =>
    y < 2 && Math.abs(reach(x, y) - 1) < 0.03 && !(isHalf && x < 0) ? colour : undefined

test('a clean edge has no halo, nor has one that runs softly from hair to scene', () => {
  expect(measure()).toBe(0)
  const soft = (x: number, y: number) => {
    const share = (reach(x, y) - 0.96) / 0.08
    if (y > 2 || share < 0 || share > 1) return undefined
    return [60 + 60 * share, 40 + 120 * share, 30 + 90 * share] as const
  }
  expect(measure({ stain: soft })).toBeLessThan(0.1)
})

test('a rim of green, of white and of pink is found along the hair, half of one along half', () => {
  for (const colour of [
    [60, 220, 60],
    [255, 255, 255],
    [255, 120, 200],
  ] as const) {
    expect(measure({ stain: rim(colour) })).toBeGreaterThan(0.6)
    const half = measure({ stain: rim(colour, true) })
    expect(half).toBeGreaterThan(0.25)
    expect(half).toBeLessThan(0.6)
  }
})

test('a dark rim is a shadow', () => {
  expect(measure({ stain: rim([10, 8, 6]) })).toBe(0)
})

test('an edge that lies on the partner is not looked at', () => {
  const besideOther = drawnPerson({ stain: rim([60, 220, 60]) })
  const { shown } = besideOther.person
  const crowded = { ...besideOther.person, shown: { ...shown, a: shown.a.map(() => 1) } }
  expect(haloShare(besideOther.image, besideOther.face, crowded)).toBe(0)
})

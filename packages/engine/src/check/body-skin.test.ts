import { expect, test } from 'vitest'
import { bodySkin } from './body-skin.ts'
import { type DrawnPersonOptions, drawnPerson } from './testing/drawn-person.ts'

function measure(options: DrawnPersonOptions = {}) {
  const { image, face, person } = drawnPerson(options)
  return bodySkin(image, face, person)
}

test('a neck and hands in a little shade are darker than the face and hardly of another colour', () => {
  for (const gap of Object.values(measure())) {
    expect(gap?.lightness).toBeLessThan(0)
    expect(gap?.lightness).toBeGreaterThan(-15)
    expect(gap?.colour).toBeLessThan(8)
  }
})

test('skin of the face’s own colour has no gap', () => {
  const { neck } = measure({ colours: { neck: [200, 150, 120] } })
  expect(neck?.lightness).toBeCloseTo(0, 5)
  expect(neck?.colour).toBeCloseTo(0, 5)
})

test('white, grey and green skin lie far from the face, each where it is', () => {
  const { neck, hands } = measure({ colours: { neck: [250, 248, 246] } })
  expect(neck?.lightness).toBeGreaterThan(25)
  expect(hands?.lightness).toBeLessThan(0)
  expect(measure({ colours: { hands: [90, 170, 90] } }).hands?.colour).toBeGreaterThan(40)
  expect(measure({ colours: { neck: [128, 128, 128] } }).neck?.colour).toBeGreaterThan(20)
})

test('dark glasses over both cheeks do not make a neck too light', () => {
  const glasses = (_x: number, y: number) => (y > -4 && y < 2.4 ? ([20, 20, 20] as const) : undefined)
  expect(measure({ stain: glasses }).neck?.lightness).toBeLessThan(0)
})

test('what a garment or a head hides is not asked', () => {
  const covered = measure({
    paint: (x, y) => (y > 0 && (x / 7.5) ** 2 + (y / 9) ** 2 >= 1 ? 'cloth' : undefined),
  })
  expect(covered).toEqual({ neck: null, hands: null })
})

test('hands that lie under the bare border of a watercolour are not asked', () => {
  const atBorder = measure({
    paint: (x, y) => (y > 40 && y < 46 && Math.abs(x) < 5 ? 'cloth' : undefined),
    stain: (_x, y) => (y > 46 ? ([251, 249, 244] as const) : undefined),
  })
  expect(atBorder.hands).toBeNull()
  expect(atBorder.neck).not.toBeNull()
})

import { expect, test } from 'vitest'
import { hairKept } from './hair-kept.ts'
import { type DrawnPersonOptions, drawnPerson, headHalf } from './testing/drawn-person.ts'

const measure = (options: DrawnPersonOptions = {}) => hairKept(drawnPerson(options).person)

test('hair that came into the picture is kept whole, and its area is that of the photo', () => {
  const { share, areaCm2 } = measure()
  expect(share).toBeCloseTo(1, 5)
  const whole = Math.PI * headHalf.widthCm * headHalf.heightCm
  expect(areaCm2).toBeGreaterThan(0.2 * whole)
  expect(areaCm2).toBeLessThan(0.5 * whole)
})

test('hair that is lost lowers the share by its part, and all of it to nothing', () => {
  const lost = (isLost: (x: number, y: number) => boolean) =>
    measure({
      paint: (x, y) => (isLost(x, y) && (x / 7.5) ** 2 + (y / 9) ** 2 >= 1 && y < 2 ? 'scene' : undefined),
    }).share
  expect(lost(() => true)).toBe(0)
  expect(lost((x) => x < 0)).toBeCloseTo(0.5, 1)
})

test('hair is looked for where the head was put, at its size', () => {
  const { person } = drawnPerson()
  const half = (plane: Uint8Array, widthPx: number) =>
    new Uint8Array(plane.length / 4).map((_, i) => {
      const x = i % (widthPx / 2)
      const y = Math.floor(i / (widthPx / 2))
      return plane[y * 2 * widthPx + x * 2]
    })
  const { widthPx, pxPerCm, hair, chin } = person.photo
  const photo = {
    widthPx: widthPx / 2,
    pxPerCm: pxPerCm / 2,
    hair: half(hair, widthPx),
    chin: [chin[0] / 2, chin[1] / 2] as const,
  }
  const doubled = { ...person, photo, toFrame: { ...person.toFrame, cos: 2 } }
  expect(hairKept(doubled).share).toBeGreaterThan(0.97)
  expect(hairKept({ ...person, photo }).share).toBeLessThan(0.6)
})

test('a head without hair has lost none', () => {
  const { person } = drawnPerson()
  const bald = { ...person, photo: { ...person.photo, hair: new Uint8Array(person.photo.hair.length) } }
  expect(hairKept(bald)).toEqual({ areaCm2: 0, share: 1 })
})

import { beforeAll, expect, test } from 'vitest'
import type { Picture } from '../pixels/picture.ts'
import type { Attire, StudioRecipe } from '../spec/job.ts'
import { exampleRecipe } from '../testing/example-recipe.ts'
import { type Composite, composeCouple } from './compose-couple.ts'
import { PlateStore } from './plates/plate-store.ts'
import { examplePortrait } from './testing/example-portrait.ts'

const recipe = exampleRecipe({ poses: [] })
const widthPx = 150
const heightPx = 200
const store = new PlateStore()
const photo = examplePortrait({ pxPerCm: 2 })
const pairings: [Attire, Attire][] = [
  ['dress', 'suit'],
  ['suit', 'dress'],
  ['dress', 'dress'],
  ['suit', 'suit'],
]

function compose(attires: [Attire, Attire], given: Partial<StudioRecipe> = {}): Promise<Composite> {
  const setting = {
    photos: [photo, photo] as const,
    attires,
    recipe: { ...recipe, ...given },
    widthPx,
    seed: 1,
  }
  return composeCouple(setting, store, async () => undefined)
}

/** Share of pixels in which two pictures differ clearly. */
function difference(one: Picture, other: Picture): number {
  return one.g.filter((value, i) => Math.abs(value - other.g[i]) > 0.02).length / one.g.length
}
const centre = ({ faces }: Composite, partner: 0 | 1) => {
  const { oval } = faces[partner]
  return oval.reduce(([x, y], point) => [x + point[0] / oval.length, y + point[1] / oval.length], [0, 0])
}

const plain: Composite[] = []
const veiled: Composite[] = []
beforeAll(async () => {
  for (const attires of pairings) {
    plain.push(await compose(attires))
    veiled.push(await compose(attires, { veil: true }))
  }
})

for (const [index, attires] of pairings.entries()) {
  test(`${attires.join(' and ')} stand inside a 3:4 picture, side by side, with both faces whole`, () => {
    const { picture, faces } = plain[index]
    expect([picture.widthPx, picture.heightPx]).toEqual([widthPx, heightPx])
    expect(picture.r.length).toBe(widthPx * heightPx)
    for (const { oval } of faces)
      for (const [x, y] of oval) {
        expect(x).toBeGreaterThan(0)
        expect(x).toBeLessThan(widthPx)
        expect(y).toBeGreaterThan(0)
        expect(y).toBeLessThan(heightPx * 0.6)
      }
    const [left, right] = faces.map(({ oval }) => oval.map(([x]) => x))
    expect(Math.max(...left)).toBeLessThan(Math.min(...right))
  })

  test(`a veil is for brides: ${attires.join(' and ')}`, () => {
    const change = difference(veiled[index].picture, plain[index].picture)
    if (attires.includes('dress')) expect(change).toBeGreaterThan(0.01)
    else expect(change).toBe(0)
  })

  test(`no pixel of ${attires.join(' and ')} leaves the range of a display`, () => {
    const { r, g, b } = plain[index].picture
    for (const plane of [r, g, b])
      expect(plane.findIndex((value) => !(value >= 0 && value <= 1.0001))).toBe(-1)
  })
}

test('a veil hangs behind: it never covers a face', () => {
  for (const partner of [0, 1] as const) {
    const [x, y] = centre(plain[0], partner).map(Math.round)
    const i = y * widthPx + x
    expect(veiled[0].picture.g[i]).toBeCloseTo(plain[0].picture.g[i], 3)
  }
})

test('a bride and a groom stand the same in either order of naming', () => {
  const [brideFirst, groomFirst] = plain
  expect(centre(brideFirst, 0)[0]).toBeLessThan(widthPx / 2)
  expect(centre(groomFirst, 0)[0]).toBeLessThan(widthPx / 2)
  expect(centre(groomFirst, 1)[0]).toBeCloseTo(widthPx - centre(brideFirst, 0)[0], 0)
})

test('where a face lies is told in the picture’s px: mesh, oval and scale agree', () => {
  for (const { mesh, oval, pxPerCm } of plain[0].faces) {
    // The drawn face is 14 cm wide and 17.6 cm high.
    const xs = oval.map(([x]) => x)
    expect((Math.max(...xs) - Math.min(...xs)) / pxPerCm).toBeCloseTo(14, 0)
    expect(mesh[10 * 3]).toBeCloseTo(oval[0][0], 3)
    expect(mesh[10 * 3 + 1]).toBeCloseTo(oval[0][1], 3)
  }
})

import { expect, test } from 'vitest'
import { emptyPicture } from '../../pixels/picture.ts'
import { emptyPerson } from '../people/person-layer.ts'
import { castGroundShadow } from './cast-ground-shadow.ts'

const widthPx = 240
const heightPx = 300
const pxPerMetre = 120
const at = (x: number, y: number) => y * widthPx + x

/** A pillar that stands on row 249, with an arm that ends high above the ground. */
function somebody() {
  const person = emptyPerson({ left: 80, top: 50, widthPx: 80, heightPx: 200 })
  for (let y = 0; y < 200; y++) for (let x = 0; x < 80; x++) if (x < 40 || y < 60) person.a[y * 80 + x] = 1
  return person
}

function shaded(litFrom: 'left' | 'right' = 'left') {
  const picture = emptyPicture(widthPx, heightPx)
  for (const plane of [picture.r, picture.g, picture.b]) plane.fill(1)
  castGroundShadow({ picture, person: somebody(), litFrom, pxPerMetre })
  return picture
}

test('the ground is darkest where somebody stands on it and light again a step away', () => {
  const { g } = shaded()
  const below = [250, 254, 260, 270, 290].map((y) => g[at(100, y)])
  expect(below).toEqual(below.toSorted((a, b) => a - b))
  expect(below[0]).toBeLessThan(0.75)
  expect(below[4]).toBeGreaterThan(0.98)
})

test('what ends above the ground casts nothing there, and heads cast nothing on the sky', () => {
  const { g } = shaded()
  expect(g[at(150, 115)]).toBe(1)
  expect(g[at(100, 48)]).toBe(1)
})

test('the shadow lies away from the light, and is grey', () => {
  const [left, right] = [shaded('left'), shaded('right')]
  expect(left.g[at(128, 246)]).toBeLessThan(right.g[at(128, 246)] - 0.05)
  expect(right.g[at(71, 246)]).toBeLessThan(left.g[at(71, 246)] - 0.05)
  expect(left.r).toEqual(left.g)
  expect(left.b).toEqual(left.g)
})

import { expect, test } from 'vitest'
import type { Standing } from '../place/place-couple.ts'
import { placeHead } from '../place/place-head.ts'
import { examplePortrait } from '../testing/example-portrait.ts'
import { adaptColours } from './adapt-colours.ts'
import { castChinShadow } from './cast-chin-shadow.ts'
import { layHairBehind } from './lay-hair-behind.ts'
import { layHead } from './lay-head.ts'
import { emptyPerson } from './person-layer.ts'
import { warpHead } from './warp-head.ts'

const frame = { left: 0, top: 0, widthPx: 900, heightPx: 700 }
const standing: Standing = {
  side: 'left',
  pit: [450, 500],
  pivot: [450, 1000],
  leanRad: 0,
  isFlipped: false,
  isInFront: true,
  pxPerMetre: 930,
}
const photo = examplePortrait()
const place = placeHead(photo, standing, 'dress')
const adaptation = adaptColours(photo, [1, 1, 1])
const head = warpHead({ photo, place, adaptation, frame })
const chinY = Math.round(place.toFrame.to[1])

test('a head is warped to its size: eighteen centimetres from forehead to chin', () => {
  const column = Array.from({ length: head.box.heightPx }, (_, row) => {
    const x = Math.round(place.toFrame.to[0]) - head.box.left
    return head.head[row * head.box.widthPx + x]
  })
  const height = column.reduce((sum, share) => sum + share, 0)
  expect(height / standing.pxPerMetre).toBeCloseTo(17.6 * 0.0089, 2)
})

test('the head covers what lies under it and keeps its own colour', () => {
  const person = emptyPerson(frame)
  person.a.fill(1)
  person.g.fill(1)
  layHead(person, head)
  const inside = (chinY - 60) * frame.widthPx + 450
  expect(person.r[inside]).toBeCloseTo(adaptation.tables[0][168], 3)
  expect(person.a[inside]).toBeCloseTo(1)
  expect(person.head[inside]).toBeCloseTo(1)
  expect(person.g[5]).toBe(1)
})

test('hair behind the neck is laid dark and only where it was seen', () => {
  const hairBehind = new Uint8Array(photo.widthPx * photo.heightPx)
  const row = Math.round(photo.chin[1])
  for (let y = row - 30; y < row + 40; y++)
    hairBehind.fill(255, y * photo.widthPx + 120, y * photo.widthPx + 260)
  const withHair = warpHead({ photo: { ...photo, hairBehind }, place, adaptation, frame })
  const person = emptyPerson(withHair.box)
  layHairBehind(person, withHair, [0.4, 0.3, 0.2])
  const opaque = person.a.findIndex((share) => share > 0.99)
  expect(opaque).toBeGreaterThan(0)
  expect(person.r[opaque]).toBeCloseTo(0.22, 2)
  expect(person.a[0]).toBe(0)
})

test('the head’s shadow darkens under the chin by three tenths, warmly, and never lightens', () => {
  const person = emptyPerson(frame)
  for (const plane of [person.r, person.g, person.b, person.a, person.skin]) plane.fill(1)
  castChinShadow({ person, head, ownNeck: null, light: 'left', pxPerMetre: 930, frame })
  const under = (chinY + 8) * frame.widthPx + 450
  expect(person.g[under]).toBeLessThan(0.78)
  expect(person.g[under]).toBeGreaterThan(0.62)
  expect(person.r[under]).toBeGreaterThan(person.g[under])
  expect(person.b[under]).toBeLessThan(person.g[under])
  expect(person.g[(chinY + 160) * frame.widthPx + 450]).toBeGreaterThan(0.99)
  expect(Math.max(...person.r.subarray(0, 5000))).toBeLessThanOrEqual(1)
})

test('where the jaw meets the neck it is darker by a tenth than a centimetre lower', () => {
  const person = emptyPerson(frame)
  for (const plane of [person.g, person.skin]) plane.fill(1)
  castChinShadow({ person, head, ownNeck: null, light: 'left', pxPerMetre: 930, frame })
  const under = (metres: number) => person.g[(chinY + Math.round(metres * 930)) * frame.widthPx + 450]
  expect(under(0.003)).toBeLessThan(0.92 * under(0.013))
  expect(under(0.02)).toBeGreaterThan(under(0.013))
})

test('light from the right casts the shadow to the left', () => {
  const shade = (light: 'left' | 'right') => {
    const person = emptyPerson(frame)
    for (const plane of [person.g, person.skin]) plane.fill(1)
    castChinShadow({ person, head, ownNeck: null, light, pxPerMetre: 930, frame })
    return person.g[(chinY + 12) * frame.widthPx + 400]
  }
  expect(shade('right')).toBeLessThan(shade('left'))
})

test('beside the jaw a neck is as dark on the light’s side as on the other', () => {
  const person = emptyPerson(frame)
  for (const plane of [person.g, person.skin]) plane.fill(1)
  castChinShadow({ person, head, ownNeck: null, light: 'left', pxPerMetre: 930, frame })
  const { box } = head
  const row = chinY - 20
  const share = (x: number) => head.head[(row - box.top) * box.widthPx + x - box.left]
  let left = 450
  while (share(left) > 0.5) left--
  let right = 450
  while (share(right) > 0.5) right++
  const lit = person.g[row * frame.widthPx + left - 6]
  const turned = person.g[row * frame.widthPx + right + 6]
  expect(lit).toBeLessThan(0.72)
  expect(Math.abs(lit - turned)).toBeLessThan(0.1)
})

test('on cloth the head’s shadow is grey, and lighter than on skin', () => {
  const under = (chinY + 8) * frame.widthPx + 450
  const shaded = (skin: number) => {
    const person = emptyPerson(frame)
    for (const plane of [person.r, person.g, person.b, person.a]) plane.fill(1)
    person.skin.fill(skin)
    castChinShadow({ person, head, ownNeck: null, light: 'left', pxPerMetre: 930, frame })
    return person
  }
  const [cloth, skin] = [shaded(0), shaded(1)]
  expect(cloth.r[under]).toBeCloseTo(cloth.b[under], 5)
  expect(cloth.g[under]).toBeGreaterThan(skin.g[under] + 0.03)
})

import { expect, test } from 'vitest'
import { luminance, type Rgb, toLinear } from '../pixels/colour-space.ts'
import type { UnderstoodPhoto } from '../understand/understood-photo.ts'
import { type DressedPerson, dressPerson } from './dress-person.ts'
import { placeCouple } from './place/place-couple.ts'
import { placeHead } from './place/place-head.ts'
import { type AttirePlate, cutBytes } from './plates/decode-attire.ts'
import { exampleAttire, examplePlate, exampleScene } from './testing/example-plates.ts'
import { examplePortrait } from './testing/example-portrait.ts'

const frame = { left: 0, top: 0, widthPx: 300, heightPx: 400 }
const attire = exampleAttire({ partnerSide: 'either', light: 'left', flippable: false })
const [standing] = placeCouple({
  frame,
  scene: exampleScene({ standFraction: 0.5 }),
  attire: [attire, attire],
  sideLightStops: [0, 0],
})
const plainPlate = examplePlate(attire)

function dress(given: Partial<UnderstoodPhoto> = {}, plate: AttirePlate = plainPlate, isFlipped = false) {
  const photo = examplePortrait({ pxPerCm: 4, ...given })
  const stands = { ...standing, isFlipped }
  const place = placeHead(photo, stands, 'dress')
  const dressed = dressPerson({
    photo,
    plate,
    standing: stands,
    place,
    gains: [1.5, 1.5, 1.5],
    sceneWhiteBalance: [1, 1, 1],
    frame,
  })
  return { ...dressed, chin: place.toFrame.to }
}

/** A plane of the portrait that is full between two rows under the chin, cm, and some cm to either side. */
function block(fromCm: number, toCm: number, halfWidthCm: number): Uint8Array {
  const { widthPx, heightPx, chin } = examplePortrait({ pxPerCm: 4 })
  return new Uint8Array(widthPx * heightPx).map((_, i) => {
    const x = (i % widthPx) - chin[0]
    const y = Math.floor(i / widthPx) - chin[1]
    return y >= fromCm * 4 && y < toCm * 4 && Math.abs(x) < halfWidthCm * 4 ? 255 : 0
  })
}

/** What is seen some px beside and under the chin, display sRGB, and the share of the person there. */
function look({ layer, chin }: DressedPerson & { chin: readonly [number, number] }, dx: number, dy: number) {
  const { box, r, g, b, a, head, skin } = layer
  const x = Math.round(chin[0]) + dx - box.left
  const y = Math.round(chin[1]) + dy - box.top
  const i = y * box.widthPx + x
  const colour: Rgb = [r[i], g[i], b[i]]
  return { colour, alpha: a[i], head: head[i], skin: skin[i] }
}
const light = ([r, g, b]: Rgb) => luminance([toLinear(r), toLinear(g), toLinear(b)])

test('a person is whole from the forehead over the neck to the cloth', { tags: ['SHELL-04'] }, () => {
  const person = dress()
  for (const dy of [-40, -10, 0, 8, 16, 60]) expect(look(person, 0, dy).alpha).toBeGreaterThan(0.99)
  expect(look(person, 0, -30).head).toBeCloseTo(1)
  expect(look(person, 0, 12)).toMatchObject({ head: 0 })
  expect(look(person, 0, 12).skin).toBeGreaterThan(0.9)
  expect(look(person, 0, 60).skin).toBe(0)
})

test('planes are premultiplied: no colour is brighter than its share', () => {
  const { layer } = dress({ hairBehind: block(-6, 6, 9) })
  for (const plane of [layer.r, layer.g, layer.b])
    expect(plane.findIndex((value, i) => value > layer.a[i] + 1e-4)).toBe(-1)
  expect(layer.a.findIndex((alpha) => alpha > 1.0001)).toBe(-1)
})

test('every face keeps its light over a neck a little darker, from very dark to pale', () => {
  const skins: Rgb[] = [
    [0.06, 0.035, 0.024],
    [0.18, 0.105, 0.07],
    [0.4, 0.25, 0.17],
    [0.6, 0.44, 0.35],
  ]
  const necks = skins.map((skin) => {
    const bytes = skin.map((value) => Math.round(255 * value ** (1 / 2.2)))
    const plain = examplePortrait({ pxPerCm: 4 })
    const person = dress({ skin, cheeks: [skin, skin], rgb: plain.rgb.map((_, i) => bytes[i % 3]) })
    const face = light(look(person, 0, -30).colour)
    const neck = light(look(person, 0, 17).colour)
    expect(face / luminance(skin)).toBeGreaterThan(0.9)
    expect(face / luminance(skin)).toBeLessThan(1.12)
    expect(neck).toBeLessThan(face)
    return neck
  })
  expect(necks).toEqual(necks.toSorted((a, b) => a - b))
})

test('hair that falls in front of the shoulders covers the garment', () => {
  const plain = examplePortrait({ pxPerCm: 4 })
  const hair = block(2, 20, 14)
  const head = plain.head.map((share, i) => Math.max(share, hair[i]))
  expect(look(dress({ head }), 12, 50).head).toBeCloseTo(1)
  expect(look(dress({ head }), 12, 50).colour[0]).toBeCloseTo(look(dress(), 0, -30).colour[0], 1)
  expect(look(dress(), 12, 50).head).toBe(0)
})

test('hair behind the neck shows beside it, darkened, and never in front of it', () => {
  const hairColour: Rgb = [0.8, 0.6, 0.2]
  const person = dress({ hairBehind: block(-6, 6, 9), hairColour })
  const bald = dress()
  expect(look(bald, 20, 5).alpha).toBe(0)
  expect(look(person, 20, 5).alpha).toBeGreaterThan(0.9)
  expect(look(person, 20, 5).colour[0]).toBeLessThan(0.6 * hairColour[0])
  expect(look(person, 0, 12).colour[2]).toBeCloseTo(look(bald, 0, 12).colour[2], 5)
})

test('a person’s own neck is shown under the jaw when its light agrees with the plate’s', () => {
  const plain = dress()
  const neck = look(plain, 0, 17).colour
  const bytes = neck.map((value) => Math.round(value * 255))
  const photo = examplePortrait({ pxPerCm: 4 })
  const own = photo.rgb.map((byte, i) =>
    Math.floor(i / 3 / photo.widthPx) > photo.chin[1] ? bytes[i % 3] + (i % 3 === 2 ? 9 : 0) : byte,
  )
  const shown = dress({ rgb: own, neck: block(0, 5, 4) })
  expect(look(shown, 0, 8).colour[2]).toBeGreaterThan(look(plain, 0, 8).colour[2] + 0.015)
  const foreign = dress({ rgb: own.map((byte) => byte >> 1), neck: block(0, 5, 4) })
  expect(look(foreign, 0, 17).colour).toEqual(neck)
})

test('the shadow of the head falls away from the garment’s light, also when it is flipped', () => {
  const shade = (person: ReturnType<typeof dress>, dx: number) => light(look(person, dx, 14).colour)
  const even = { ...plainPlate, d: plainPlate.d.map((byte, i) => (byte ? [70, 58, 52][i % 3] : 0)) }
  const plain = dress({}, even)
  const flipped = dress({}, even, true)
  expect(shade(plain, 9) / shade(plain, -9)).toBeLessThan(shade(flipped, 9) / shade(flipped, -9))
})

test('the box of a person holds garment and head', () => {
  const { layer, chin } = dress()
  expect(layer.box.top).toBeLessThan(chin[1] - 50)
  expect(layer.box.top + layer.box.heightPx).toBeGreaterThan(chin[1] + 100)
  expect(layer.head.length).toBe(layer.box.widthPx * layer.box.heightPx)
})

test('what lies over a partner is a layer of its own, in the same place and skin', () => {
  const { manifest, k0, d } = plainPlate
  const neck = { left: 86, top: 30, widthPx: 28, heightPx: 8 }
  const over = { manifest, box: neck, k0: cutBytes(k0, 200, 4, neck), d: cutBytes(d, 200, 3, neck) }
  const person = dress({}, { ...plainPlate, over })
  const part = person.over ?? person.layer
  expect(part.box.heightPx).toBeLessThan(person.layer.box.heightPx / 4)
  const seen = look({ ...person, layer: part }, 0, 13)
  expect(seen.alpha).toBeGreaterThan(0.99)
  expect(seen.skin).toBeGreaterThan(0.5)
  expect(seen.head).toBe(0)
  expect(dress().over).toBeUndefined()
})

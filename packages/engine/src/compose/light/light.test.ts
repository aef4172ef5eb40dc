import { loadAccessory } from '@ever-after/art'
import { expect, test } from 'vitest'
import { emptyPerson, type PersonLayer } from '../people/person-layer.ts'
import { decodeVeil } from '../plates/decode-veil.ts'
import { scenePicture } from '../scene-picture.ts'
import { exampleBackdrop } from '../testing/example-plates.ts'
import { blendPerson } from './blend-person.ts'
import { castPartnerShadow } from './cast-partner-shadow.ts'
import { hangVeil } from './hang-veil.ts'
import { layForeground } from './lay-foreground.ts'
import { emptyLightRow, meanLight, readLightRow } from './scene-light.ts'

const widthPx = 200
const heightPx = 240
const scene = exampleBackdrop(widthPx, heightPx, [255, 204, 153])
const pxPerMetre = 300

/** A dark block, opaque from column 60 to 139 and row 40 down to the frame's edge. */
function block(tone = 0.2, isHead = false): PersonLayer {
  const person = emptyPerson({ left: 40, top: 30, widthPx: 120, heightPx: 210 })
  for (let y = 10; y < 210; y++)
    for (let x = 20; x < 100; x++) {
      const i = y * 120 + x
      person.r[i] = person.g[i] = person.b[i] = tone
      person.a[i] = 1
      person.head[i] = isHead ? 1 : 0
    }
  return person
}
const at = (x: number, y: number) => y * widthPx + x

test('an empty scene is shown as it is', () => {
  const picture = scenePicture(scene)
  expect(picture.r[at(3, 3)]).toBe(1)
  expect(picture.g[at(199, 239)]).toBeCloseTo(0.8)
})

test('the scene’s light is read at any place, and its mean is the scene’s colour', () => {
  const row = emptyLightRow(50)
  readLightRow(scene, 17, 120, row)
  expect(row.b[49]).toBeCloseTo(0.6)
  expect(meanLight(scene)[1]).toBeCloseTo(0.8)
})

test('a person covers the scene; light wraps around the edges only, and less around heads', () => {
  const blended = (isHead: boolean) => {
    const picture = scenePicture(scene)
    blendPerson(picture, block(0.2, isHead), scene, pxPerMetre)
    return picture
  }
  const body = blended(false)
  expect(body.r[at(100, 140)]).toBeCloseTo(0.2, 2)
  expect(body.r[at(60, 140)]).toBeGreaterThan(0.25)
  expect(body.r[at(10, 140)]).toBe(1)
  expect(blended(true).r[at(60, 140)]).toBeLessThan(body.r[at(60, 140)])
})

test('nothing wraps around where the frame cuts a person off', () => {
  const picture = scenePicture(scene)
  blendPerson(picture, block(), scene, pxPerMetre)
  expect(picture.r[at(100, 239)]).toBeCloseTo(picture.r[at(100, 140)], 2)
})

test('the one in front shades the partner and not the scene', () => {
  const picture = scenePicture(scene)
  const behind = block(0.8)
  blendPerson(picture, behind, scene, pxPerMetre)
  const before = { person: picture.r[at(134, 140)], scene: picture.r[at(145, 140)] }
  const front = { ...block(), box: { ...block().box, left: 0 } }
  castPartnerShadow({ picture, front, behind, side: 'left', pxPerMetre })
  expect(picture.r[at(102, 140)]).toBeLessThan(0.75)
  expect(picture.r[at(134, 140)]).toBeCloseTo(before.person, 1)
  expect(picture.r[at(145, 140)]).toBe(before.scene)
})

test('a foreground covers by its alpha', () => {
  const picture = scenePicture(scene)
  const rgba = new Uint8Array([0, 0, 255, 255, 0, 0, 255, 0])
  layForeground(picture, { box: { left: 10, top: 20, widthPx: 2, heightPx: 1 }, rgba })
  expect([picture.r[at(10, 20)], picture.b[at(10, 20)]]).toEqual([0, 1])
  expect(picture.r[at(11, 20)]).toBe(1)
})

test('a veil lightens a dark scene behind its wearer, hangs where told, and shows the scene through', async () => {
  const dark = exampleBackdrop(widthPx, heightPx, [20, 20, 20])
  const veil = await decodeVeil(await loadAccessory('veil'))
  const hung = (x: number) => {
    const picture = scenePicture(dark)
    hangVeil({ picture, veil, gains: [1.5, 1.5, 1.5], pit: [x, 90], pxPerMetre: 150 })
    return picture
  }
  const middle = hung(100)
  expect(middle.g[at(100, 160)]).toBeGreaterThan(0.2)
  expect(middle.g[at(100, 160)]).toBeLessThan(0.95)
  expect(middle.g[at(5, 20)]).toBeCloseTo(20 / 255)
  expect(hung(120).g[at(120, 160)]).toBeCloseTo(middle.g[at(100, 160)], 2)
})

test('a veil that ends inside the picture thins out, and one that goes on below does not', async () => {
  const veil = await decodeVeil(await loadAccessory('veil'))
  const hung = (pitY: number) => {
    const picture = scenePicture(exampleBackdrop(widthPx, heightPx, [20, 20, 20]))
    hangVeil({ picture, veil, gains: [1.5, 1.5, 1.5], pit: [100, pitY], pxPerMetre: 150 })
    return picture.g
  }
  const below = (g: Float32Array, metres: number, pitY: number) => g[at(100, Math.round(pitY + metres * 150))]
  const [ends, goesOn] = [60, 150].map(hung)
  expect(below(ends, 0.5, 60)).toBeCloseTo(below(goesOn, 0.5, 150), 2)
  expect(below(ends, 0.8, 60)).toBeLessThan(0.12)
})

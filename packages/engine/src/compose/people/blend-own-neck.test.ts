import { expect, test } from 'vitest'
import { toLinear } from '../../pixels/colour-space.ts'
import { blendOwnNeck } from './blend-own-neck.ts'
import { emptyPerson } from './person-layer.ts'
import type { HeadLayer } from './warp-head.ts'

const box = { left: 0, top: 0, widthPx: 100, heightPx: 100 }
const chin = [50, 20] as const

/** A plate neck of one tone, and an own neck of another that fades out below the chin. */
function necks(plateTone: number, ownTone: number, skin = 1) {
  const person = emptyPerson(box)
  for (const plane of [person.r, person.g, person.b]) plane.fill(plateTone)
  person.a.fill(1)
  person.skin.fill(skin)
  const plane = (value: number) => new Float32Array(100 * 100).fill(value)
  const head: HeadLayer = {
    box,
    r: plane(ownTone),
    g: plane(ownTone),
    b: plane(ownTone),
    head: plane(0),
    neck: plane(0).map((_, i) => Math.max(0, 1 - Math.max(0, Math.floor(i / 100) - 20) / 40)),
    hairBehind: plane(0),
  }
  return { person, head, chin, depthPx: 40, neckHalfPx: 25, pxPerMetre: 200 }
}

test('own skin under the chin runs into the plate’s without a step', () => {
  const input = necks(0.6, 0.55)
  const own = blendOwnNeck(input)
  expect(own).not.toBeNull()
  const column = (y: number) => input.person.r[y * 100 + 50]
  expect(column(19)).toBeCloseTo(0.55, 1)
  expect(column(59)).toBeCloseTo(0.6, 2)
  for (let y = 20; y < 60; y++) expect(Math.abs(column(y) - column(y - 1))).toBeLessThan(0.01)
})

test('a neck in another light is left to the plate', () => {
  const input = necks(0.6, 0.3)
  expect(toLinear(0.6) / toLinear(0.3)).toBeGreaterThan(1.36)
  expect(blendOwnNeck(input)).toBeNull()
  expect(input.person.r[30 * 100 + 50]).toBeCloseTo(0.6)
})

test('own skin never covers a collar', () => {
  const input = necks(0.6, 0.55, 0)
  expect(blendOwnNeck(input)).toBeNull()
  expect(input.person.r[21 * 100 + 50]).toBeCloseTo(0.6)
})

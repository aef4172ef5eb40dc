import { expect, test } from 'vitest'
import { jawLine } from '../vision/index.ts'
import { measureGarmentNeck } from './measure-garment-neck.ts'
import { takeOffHead } from './take-off-head.ts'
import { type DrawnWearer, drawnPxPerMetre, drawnWearer } from './testing/drawn-wearer.ts'
import { wearerSkin } from './wearer-skin.ts'

const chin = [50, 40] as const
const pitY = 52

/** A face of 24 px, a neck of 10 px, shoulders and a dress under them. */
const body: DrawnWearer['what'] = (x, y) => {
  const aside = Math.abs(x - 50)
  if (y < 40) return aside < 12 ? 'faceSkin' : undefined
  if (y < 54) return aside < 5 ? 'bodySkin' : undefined
  return aside < 20 ? 'clothes' : undefined
}

function wearerOf(what: DrawnWearer['what'] = body, colour?: DrawnWearer['colour']) {
  const wearer = drawnWearer({ what, colour })
  const mesh = wearer.crop.mesh
  for (const [i, index] of jawLine.entries()) {
    const turn = (i / (jawLine.length - 1)) * Math.PI
    mesh[index * 3] = 50 - 12 * Math.cos(turn)
    mesh[index * 3 + 1] = 25 + 15 * Math.sin(turn)
  }
  return wearer
}

const bodyOf = (what?: DrawnWearer['what']) => {
  const alpha = takeOffHead({ ...wearerOf(what), chin, pitY })
  return (x: number, y: number) => alpha[y * 100 + x]
}

test('the head is gone down to the jaw, neck and dress stay', () => {
  const at = bodyOf()
  for (const y of [10, 25, 38]) expect(at(50, y)).toBe(0)
  expect(at(50, 47)).toBeGreaterThan(0.95)
  expect(at(50, 80)).toBeGreaterThan(0.95)
  expect(at(35, 70)).toBeGreaterThan(0.95)
})

test('hair beside the neck goes with the head', () => {
  const at = bodyOf((x, y) => (y > 30 && y < 60 && Math.abs(Math.abs(x - 50) - 9) < 3 ? 'hair' : body(x, y)))
  expect(at(41, 50)).toBe(0)
  expect(at(59, 56)).toBe(0)
  expect(at(50, 50)).toBeGreaterThan(0.95)
})

test('a scarf at the throat goes with the head, a bouquet stays with the dress', () => {
  const at = bodyOf((x, y) =>
    (y > 46 && y < 51) || (y > 70 && y < 80 && Math.abs(x - 50) < 15) ? 'accessories' : body(x, y),
  )
  expect(at(50, 48)).toBe(0)
  expect(at(50, 75)).toBeGreaterThan(0.95)
  expect(at(40, 75)).toBeGreaterThan(0.95)
})

test('what the person’s share leaves out stays out', () => {
  const at = bodyOf()
  expect(at(5, 90)).toBe(0)
  expect(at(95, 47)).toBe(0)
})

test('the neck is measured where it stands free, wherever the chin points', () => {
  const wearer = wearerOf()
  const alpha = takeOffHead({ ...wearer, chin, pitY })
  const neck = measureGarmentNeck({ alpha, wearer, chin, pitY, pxPerMetre: drawnPxPerMetre })
  expect(Math.abs(neck.centreX - 50)).toBeLessThan(1)
  expect(neck.halfPx).toBeGreaterThan(4)
  expect(neck.halfPx).toBeLessThan(6.3)
  expect(neck.seen).toBe(1)
})

test('a neck that hair or a hand hides is not seen', () => {
  const wearer = wearerOf((x, y) => (y < 54 && y > 38 ? undefined : body(x, y)))
  const alpha = takeOffHead({ ...wearer, chin, pitY })
  const neck = measureGarmentNeck({ alpha, wearer, chin, pitY, pxPerMetre: drawnPxPerMetre })
  expect(neck.seen).toBe(0)
  expect(neck.halfPx).toBeCloseTo(5, 5)
})

test('a scarf as wide as the shoulders is no neck of that width', () => {
  const wearer = wearerOf((x, y) => (y > 40 && y < 54 && Math.abs(x - 50) < 25 ? 'clothes' : body(x, y)))
  const alpha = takeOffHead({ ...wearer, chin, pitY })
  const neck = measureGarmentNeck({ alpha, wearer, chin, pitY, pxPerMetre: drawnPxPerMetre })
  expect(neck.halfPx).toBeLessThan(6.3)
})

test('the wearer’s skin is read from face and neck, not from the dress', () => {
  const wearer = wearerOf(body, (x, y) => (body(x, y) === 'clothes' ? [20, 40, 200] : [180, 120, 90]))
  const [r, g, b] = wearerSkin(wearer, chin)
  expect(r).toBeGreaterThan(g)
  expect(g).toBeGreaterThan(b)
  expect(r).toBeCloseTo(0.456, 2)
})

test('shine and shadow do not move the skin’s colour', () => {
  const plain = wearerSkin(
    wearerOf(body, () => [180, 120, 90]),
    chin,
  )
  const lit = wearerSkin(
    wearerOf(body, (x) => (x > 56 ? [255, 250, 245] : x < 44 ? [60, 40, 30] : [180, 120, 90])),
    chin,
  )
  for (const c of [0, 1, 2] as const) expect(lit[c]).toBeCloseTo(plain[c], 2)
})

test('a face in another light than neck and chest does not colour the skin of the dress', () => {
  const wearer = wearerOf(body, (x, y) => (body(x, y) === 'faceSkin' ? [90, 70, 200] : [180, 120, 90]))
  const [r, g, b] = wearerSkin(wearer, chin)
  expect(r).toBeGreaterThan(g)
  expect(g).toBeGreaterThan(b)
})

test('a wearer without any skin in view gets a usual one', () => {
  const [r, g, b] = wearerSkin(
    wearerOf((x, y) => (body(x, y) ? 'clothes' : undefined)),
    chin,
  )
  expect(r).toBeGreaterThan(g)
  expect(g).toBeGreaterThan(b)
})

import { expect, test } from 'vitest'
import { emptyPicture, type Picture } from '../../pixels/picture.ts'
import { drawPlane, mirrorPlane } from '../../testing/planes.ts'
import type { Box } from '../box.ts'
import { emptyPerson, type PersonLayer } from '../people/person-layer.ts'
import { castPartnerShadow } from './cast-partner-shadow.ts'

const widthPx = 160
const heightPx = 100
const pxPerMetre = 200

function person(box: Box): PersonLayer {
  const layer = emptyPerson(box)
  layer.a.fill(1)
  return layer
}
const front = person({ left: 20, top: 20, widthPx: 60, heightPx: 80 })
const behind = person({ left: 60, top: 10, widthPx: 80, heightPx: 90 })

function white(): Picture {
  const picture = emptyPicture(widthPx, heightPx)
  for (const plane of [picture.r, picture.g, picture.b]) plane.fill(1)
  return picture
}

function shaded(given: Partial<Parameters<typeof castPartnerShadow>[0]> = {}): Picture {
  const picture = white()
  castPartnerShadow({ picture, front, behind, side: 'left', pxPerMetre, ...given })
  return picture
}
const at = (x: number, y: number) => y * widthPx + x

test('the shadow is darkest next to the one in front and gone a shoulder’s width away', () => {
  const { g } = shaded()
  const away = [82, 88, 94, 104].map((x) => g[at(x, 70)])
  expect(away).toEqual(away.toSorted((a, b) => a - b))
  expect(away[0]).toBeLessThan(0.8)
  expect(away[3]).toBeGreaterThan(0.98)
})

test('the shadow is grey: it darkens all channels alike, by two fifths at most', () => {
  const { r, g, b } = shaded()
  expect(r).toEqual(g)
  expect(g).toEqual(b)
  expect(r.findIndex((value) => value < 0.6 || value > 1)).toBe(-1)
})

test('nothing but the person behind is shaded', () => {
  const { r } = shaded()
  const lit = drawPlane(widthPx, heightPx, (x, y) => (x < 60 || x >= 140 || y < 10 ? 1 : 0))
  expect(r.findIndex((value, i) => lit[i] === 1 && value !== 1)).toBe(-1)
})

test('half a share of the person behind takes half of the shadow', () => {
  const thin = { ...behind, a: behind.a.map(() => 0.5) }
  const i = at(84, 70)
  expect(1 - shaded({ behind: thin }).r[i]).toBeCloseTo((1 - shaded().r[i]) / 2, 5)
})

test('one in front on the right casts the mirrored shadow', () => {
  const flip = (layer: PersonLayer): PersonLayer =>
    person({ ...layer.box, left: widthPx - layer.box.left - layer.box.widthPx })
  const mirrored = shaded({ front: flip(front), behind: flip(behind), side: 'right' })
  const back = mirrorPlane(mirrored.r, widthPx)
  const { r } = shaded()
  expect(back.findIndex((value, i) => Math.abs(value - r[i]) > 1e-4)).toBe(-1)
})

test('partners who stand apart cast no shadow on each other', () => {
  const far = person({ left: 135, top: 10, widthPx: 25, heightPx: 90 })
  expect(shaded({ behind: far })).toEqual(white())
})

test('a shadow that leaves the frame does not come back on its other side', () => {
  const edge = person({ left: 120, top: 0, widthPx: 40, heightPx: 100 })
  const { r } = shaded({ front: edge, behind: person({ left: 0, top: 0, widthPx, heightPx }) })
  expect(r[at(2, 50)]).toBe(1)
  expect(r[at(150, 50)]).toBeLessThan(0.7)
})

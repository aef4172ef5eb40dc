import { expect, test } from 'vitest'
import { sumOf } from '../../testing/planes.ts'
import { pxPerCm, type SyntheticHeadOptions, syntheticHead } from '../../testing/synthetic-head.ts'
import { growCrown } from './grow-crown.ts'

/** The eyes of the drawn head lie 2 cm over the middle of its face, the top of its hair 11.5 cm. */
const eyesY = -2

interface Given {
  /** Whether the photo shows a place, cm from the middle of the face. */
  shows: (x: number, y: number) => boolean
  paint?: SyntheticHeadOptions['paint']
  isHat?: boolean
}

/** A head of which the photo shows a part, with its crown grown. */
function grown({ shows, paint, isHat = false }: Given) {
  const { view: whole, parts, at } = syntheticHead({ paint })
  const { widthPx, heightPx } = whole
  const shown = (plane: Float32Array) => plane.map((value, i) => value * isInside[i])
  const isInside = whole.isInside.map((_, i) =>
    shows(((i % widthPx) + 0.5) / pxPerCm - 20, (Math.floor(i / widthPx) + 0.5) / pxPerCm - 16) ? 1 : 0,
  )
  const all = parts.hair.map((hair, i) => hair + parts.faceSkin[i] + parts.accessories[i])
  const headwear = isHat
    ? { share: parts.accessories, isDraped: false, lastRows: new Float32Array(widthPx).fill(heightPx) }
    : null
  const view = { ...whole, isInside, headwear }
  const input = { view, head: shown(all), hair: shown(parts.hair), colours: whole.image.data.slice() }
  const before = { head: input.head.slice(), hair: input.hair.slice(), colours: input.colours.slice() }
  const inside = growCrown(input)
  const widthAt = (y: number) => {
    let count = 0
    for (let x = -20; x < 20; x += 1 / pxPerCm) if (input.head[at(x, y)] > 0.5) count++
    return count / pxPerCm
  }
  const top = input.head.findIndex((alpha) => alpha > 0.5)
  const topCm = Math.floor(top / widthPx) / pxPerCm - 16
  return {
    ...input,
    before,
    all,
    inside,
    isInside,
    at,
    widthAt,
    topCm,
    topX: (top % widthPx) / pxPerCm - 20,
    heightPx,
  }
}

const cutAt = (borderY: number) => (_: number, y: number) => y > borderY

test('a head cut flat gets a round crown as wide as its hair, no higher than a skull with hair', () => {
  const { widthAt, topCm, head, all } = grown({ shows: cutAt(-10.3) })

  expect(widthAt(-10.1)).toBeCloseTo(2 * 9.5 * Math.sqrt(1 - (10.1 / 11.5) ** 2), -0.3)
  expect(topCm).toBeLessThan(-10.8)
  expect(eyesY - topCm).toBeLessThan(13.6)
  const widths = [-10.4, -10.6, -10.8, -11].map(widthAt)
  expect(widths).toEqual(widths.toSorted((a, b) => b - a))
  expect(Math.abs(sumOf(head) - sumOf(all)) / sumOf(all)).toBeLessThan(0.03)
})

test('the grown crown is hair, in the colour of the hair under the border', () => {
  const { at, hair, colours, inside } = grown({ shows: cutAt(-10.3) })
  const i = at(0, -10.6)

  expect([hair[i], inside[i]]).toEqual([1, 1])
  for (const [c, byte] of [60, 40, 30].entries())
    expect(Math.abs(colours[i * 3 + c] - byte)).toBeLessThan(byte * 0.2)
})

test('a head that the photo shows whole stays as it is, byte for byte', () => {
  for (const shows of [() => true, cutAt(-11.7), cutAt(-11.45)]) {
    const { head, hair, colours, before, inside, isInside } = grown({ shows })

    expect({ head, hair, colours }).toEqual(before)
    expect(inside).toEqual(isInside)
  }
})

test('a head in a round crop, whose corners show what is beside it, is not cut', () => {
  const { head, before } = grown({
    shows: cutAt(-10.3),
    paint: (x, y) => (y < -9.7 && Math.abs(x) < 12 ? 'background' : undefined),
  })

  expect(head).toEqual(before.head)
})

test('a head that is cut at a corner grows there and nowhere else', () => {
  const { head, before, at } = grown({ shows: (x, y) => y > -8.5 - 0.6 * (x + 5) })

  expect(before.head[at(-4, -9.6)]).toBe(0)
  expect(head[at(-4, -9.6)]).toBeGreaterThan(0.5)
  for (const [x, y] of [
    [3, -10],
    [6, -9],
    [8, -5],
    [9, -12],
  ])
    expect(head[at(x, y)]).toBe(before.head[at(x, y)])
})

test('a bald head gets a scalp of skin', () => {
  const skull: SyntheticHeadOptions['paint'] = (x, y) =>
    y < 0 && (x / 8) ** 2 + (y / 12.5) ** 2 < 1
      ? 'faceSkin'
      : y < 2 && Math.abs(x) > 7.5
        ? 'background'
        : undefined
  const { at, head, hair, colours, topCm } = grown({ shows: cutAt(-11), paint: skull })

  expect(topCm).toBeLessThan(-11.4)
  expect(eyesY - topCm).toBeLessThan(11.6)
  expect(head[at(0, -11.2)]).toBeGreaterThan(0.9)
  expect(hair[at(0, -11.2)]).toBe(0)
  expect(colours[at(0, -11.2) * 3]).toBeGreaterThan(160)
})

test('over a forehead that is cut no hair is made up, and no scalp', () => {
  for (const borderY of [-7, -8, -8.5]) {
    const { head, before } = grown({ shows: cutAt(borderY) })

    expect(head).toEqual(before.head)
  }
})

test('a border that a tilted head turned leaves a crown as round as an upright one', () => {
  for (const slope of [-0.15, 0.15]) {
    const { topX, topCm, at, head } = grown({ shows: (x, y) => y > -10.3 + slope * x })

    expect(Math.abs(topX)).toBeLessThan(2.5)
    expect(topCm).toBeLessThan(-10.7)
    expect(head[at(0, -10.5)]).toBeGreaterThan(0.9)
  }
})

test('a turban that the photo cuts is closed with its own cloth', () => {
  const turban: SyntheticHeadOptions['paint'] = (x, y) =>
    y < -7 && Math.abs(x) < 9 - 0.3 * (-7 - y) ? 'accessories' : undefined
  const { head, before, at, topCm } = grown({ shows: cutAt(-14), paint: turban, isHat: true })

  expect(before.head[at(0, -14.4)]).toBe(0)
  expect(head[at(0, -14.4)]).toBeGreaterThan(0.9)
  expect(topCm).toBeGreaterThan(-17)
})

test('the opening of a scarf that the photo cuts is not closed: nobody knows how its cloth goes on', () => {
  const scarf: SyntheticHeadOptions['paint'] = (x, y) => {
    if (y > -4 || Math.abs(x) > 9) return undefined
    return Math.abs(x) < 6 ? 'faceSkin' : 'accessories'
  }
  const { head, before } = grown({ shows: cutAt(-11.2), paint: scarf, isHat: true })

  expect(head).toEqual(before.head)
})

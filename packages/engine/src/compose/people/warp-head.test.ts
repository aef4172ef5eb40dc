import { expect, test } from 'vitest'
import { mirrorPlane } from '../../testing/planes.ts'
import type { UnderstoodPhoto } from '../../understand/understood-photo.ts'
import type { HeadPlace } from '../place/place-head.ts'
import { type Similarity, similarity } from '../similarity.ts'
import { examplePortrait } from '../testing/example-portrait.ts'
import { adaptColours } from './adapt-colours.ts'
import { type HeadLayer, warpHead } from './warp-head.ts'

const frame = { left: 0, top: 0, widthPx: 260, heightPx: 260 }
const photo = examplePortrait({ pxPerCm: 3 })
const adaptation = adaptColours(photo, [1, 1, 1])
const middle: Similarity = similarity({ scale: 1, angleRad: 0, from: [72, 90], to: [130, 130] })

const placeBy = (toFrame: Similarity): HeadPlace => ({
  toFrame,
  uprightChin: toFrame.to,
  chinOffsetPx: 0,
  neckLeftPx: -10,
  neckRightPx: 10,
})
const warp = (toFrame = middle, given: Partial<UnderstoodPhoto> = {}) =>
  warpHead({ photo: { ...photo, ...given }, place: placeBy(toFrame), adaptation, frame })

function at({ box, head }: HeadLayer, x: number, y: number): number {
  const isInside = x >= box.left && y >= box.top && x < box.left + box.widthPx && y < box.top + box.heightPx
  return isInside ? head[(y - box.top) * box.widthPx + x - box.left] : 0
}
const area = ({ head }: HeadLayer) => head.reduce((sum, share) => sum + share, 0)

test('a head twice as large covers four times the area', () => {
  const half = similarity({ ...middle, scale: 0.5, angleRad: 0 })
  expect(area(warp()) / area(warp(half))).toBeCloseTo(4, 1)
})

test('turning a head keeps its area and brings its forehead to the side', () => {
  const turned = warp(similarity({ ...middle, scale: 1, angleRad: Math.PI / 2 }))
  expect(area(turned) / area(warp())).toBeCloseTo(1, 2)
  expect(at(warp(), 130, 90)).toBe(1)
  expect(at(turned, 130, 90)).toBe(0)
  expect(at(turned, 170, 130)).toBe(1)
})

test('a head turned clockwise has its left half on top', () => {
  const head = photo.head.map((share, i) => (i % photo.widthPx < 72 ? share : 0))
  const turned = warp(similarity({ ...middle, scale: 1, angleRad: Math.PI / 2 }), { head })
  expect(at(turned, 155, 124)).toBe(1)
  expect(at(turned, 155, 136)).toBe(0)
})

test('the box holds the whole crop and stays inside the frame', () => {
  const corner = warp(similarity({ scale: 1, angleRad: 0.2, from: [72, 90], to: [10, 250] }))
  expect(corner.box.left).toBe(0)
  expect(corner.box.top + corner.box.heightPx).toBe(frame.heightPx)
  expect(corner.head.length).toBe(corner.box.widthPx * corner.box.heightPx)
})

test('a mirrored portrait gives the mirrored head', () => {
  const rgb = photo.rgb.map((byte, i) => byte - (Math.floor(i / 3) % photo.widthPx))
  const head = photo.head.map((byte, i) => (i % photo.widthPx > 80 ? byte >> 1 : byte))
  const plain = warp(middle, { rgb, head })
  const inMirror = warp(similarity({ ...middle, scale: 1, angleRad: 0, from: [photo.widthPx - 72, 90] }), {
    rgb: mirrorPlane(rgb, photo.widthPx, 3),
    head: mirrorPlane(head, photo.widthPx),
  })
  for (const [x, y] of [
    [116, 95],
    [142, 100],
    [146, 100],
  ]) {
    const i = (y - plain.box.top) * plain.box.widthPx + x - plain.box.left
    const j = (y - inMirror.box.top) * inMirror.box.widthPx + (259 - x) - inMirror.box.left
    expect(inMirror.head[j]).toBeCloseTo(plain.head[i], 5)
    expect(inMirror.r[j]).toBeCloseTo(plain.r[i], 5)
  }
})

test('colours come through the adaptation’s tables, each channel through its own', () => {
  const { box, r, g, b } = warp()
  const i = (100 - box.top) * box.widthPx + 130 - box.left
  expect(r[i]).toBeCloseTo(adaptation.tables[0][168], 5)
  expect(g[i]).toBeCloseTo(adaptation.tables[1][137], 5)
  expect(b[i]).toBeCloseTo(adaptation.tables[2][115], 5)
})

test('head, neck and hair behind stay apart, each where the portrait has it', () => {
  const rows = (from: number, to: number) =>
    new Uint8Array(photo.head.length).map((_, i) => {
      const y = Math.floor(i / photo.widthPx)
      return y >= from && y < to ? 255 : 0
    })
  const layer = warp(middle, { head: rows(0, 40), neck: rows(60, 80), hairBehind: rows(100, 150) })
  const column = (plane: Float32Array) =>
    Array.from({ length: layer.box.heightPx }, (_, y) => plane[y * layer.box.widthPx + 70] > 0.9)
  const first = (plane: Float32Array) => column(plane).indexOf(true) + layer.box.top
  expect(first(layer.neck)).toBe(60 + 40)
  expect(first(layer.hairBehind)).toBe(100 + 40)
  expect(column(layer.head).lastIndexOf(true) + layer.box.top).toBe(39 + 40)
})

test('what the portrait does not hold has neither colour nor share', () => {
  const { r, head, neck, hairBehind } = warp(middle, { head: new Uint8Array(photo.head.length) })
  for (const plane of [r, head, neck, hairBehind]) expect(plane.every((value) => value === 0)).toBe(true)
})

import { expect, test } from 'vitest'
import { pixelsOf } from '#testing/stand-in-pictures.ts'
import { lookAt } from './look-at-photo.ts'

const size = { widthPx: 90, heightPx: 120 }
const chequered = (bright: number, step: number) => (x: number, y: number) => bright - ((x + y) % 2) * step
const look = (greyAt: (x: number, y: number) => number, photoHeightPx = 800) =>
  lookAt({ ...size, data: pixelsOf({ ...size, greyAt }), photoHeightPx }).map(
    ({ code, severity }) => `${severity} ${code}`,
  )

test('a sharp and bright photo of some size draws no hint', () => {
  expect(look(chequered(220, 40))).toEqual([])
})

test.each([
  [139, ['warn face_too_small']],
  [140, ['info face_small']],
  [239, ['info face_small']],
  [240, []],
])('of a photo %i px high the largest face gives %o', (photoHeightPx, hints) => {
  expect(look(chequered(220, 40), photoHeightPx)).toEqual(hints)
})

test.each([
  [255, []],
  [149, []],
  [148, ['info dark']],
  [124, ['info dark']],
  [123, ['warn too_dark']],
  [10, ['warn too_dark']],
])('a brightest grey of %i gives %o, as the coach’s thresholds of 0.3 and 0.2 do', (bright, hints) => {
  expect(look(chequered(bright, 10))).toEqual(hints)
})

test.each([
  [0, ['warn blurred']],
  [1, ['warn blurred']],
  [2, []],
  [20, []],
])('steps of %i between neighbours give %o', (step, hints) => {
  expect(look(chequered(200, step))).toEqual(hints)
})

test('what is graver comes first', () => {
  expect(look(() => 140)).toEqual(['warn blurred', 'info dark'])
})

test('what is too dark to see is not called blurred as well', () => {
  expect(look(() => 5)).toEqual(['warn too_dark'])
})

test('only the middle counts: a bright window at the edge lights nobody', () => {
  const edge = (x: number, y: number) => (x < 9 || x > 81 ? 255 : chequered(60, 10)(x, y))
  expect(look(edge)).toEqual(['warn too_dark'])
})

test('a picture without a middle says nothing of light and sharpness', () => {
  expect(lookAt({ widthPx: 1, heightPx: 1, data: new Uint8ClampedArray(4), photoHeightPx: 800 })).toEqual([])
})

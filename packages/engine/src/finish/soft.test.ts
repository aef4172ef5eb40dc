import { expect, test } from 'vitest'
import { emptyPicture, type Picture } from '../pixels/picture.ts'
import { drawPlane } from '../testing/planes.ts'
import { finishPicture } from './finish-picture.ts'
import { soften } from './soft.ts'

const widthPx = 150
const heightPx = 200
const length = widthPx * heightPx
const noFace = new Float32Array(length)
const allFace = new Float32Array(length).fill(1)

type Colour = readonly [r: number, g: number, b: number]

function painted(colourAt: (x: number, y: number) => Colour): Picture {
  const [r, g, b] = [0, 1, 2].map((c) => drawPlane(widthPx, heightPx, (x, y) => colourAt(x, y)[c]))
  return { widthPx, heightPx, r, g, b }
}

const even = (tone: number) => painted(() => [tone, tone, tone])
/** Lines of light and dark, two px each. */
const lines = () => painted((x) => (x % 4 < 2 ? [0.55, 0.42, 0.35] : [0.45, 0.33, 0.27]))
/** A dark room with a window. */
const room = () => painted((x) => (x < 40 ? [0.98, 0.97, 0.95] : [0.12, 0.1, 0.09]))

function softened(picture: Picture, faceMask = noFace, onFaces = 0.45): Picture {
  soften({ picture, faceMask, skinMask: faceMask, onFaces })
  return picture
}

function mean(plane: Float32Array): number {
  return plane.reduce((sum, value) => sum + value, 0) / plane.length
}

function contrast(plane: Float32Array): number {
  const level = mean(plane)
  return Math.sqrt(plane.reduce((sum, value) => sum + (value - level) ** 2, 0) / plane.length)
}

test('a face keeps more of its contrast than what is around it, and nearly all of it when gentle', () => {
  const before = contrast(lines().g)
  const around = contrast(softened(lines()).g) / before
  const face = contrast(softened(lines(), allFace).g) / before
  const gentle = contrast(softened(lines(), allFace, 0.1).g) / before

  expect(around).toBeLessThan(0.95)
  expect(face).toBeGreaterThan(around)
  expect(gentle).toBeGreaterThan(face)
  expect(gentle).toBeGreaterThan(0.93)
})

test('lights glow into the dark beside them, and less into a face', () => {
  const at = 100 * widthPx + 44
  const far = 100 * widthPx + 140
  const dark = softened(room())

  expect(dark.g[at]).toBeGreaterThan(dark.g[far] + 0.02)
  expect(softened(room(), allFace).g[at]).toBeLessThan(dark.g[at])
})

test('nothing gets darker than the darkest that was there: blacks open', () => {
  for (const [before, after] of [
    [room(), softened(room())],
    [even(0), softened(even(0))],
    [even(0.05), softened(even(0.05))],
  ])
    for (const channel of ['r', 'g', 'b'] as const) {
      const darkest = before[channel].reduce((least, value) => Math.min(least, value), 1)
      expect(after[channel].every((value) => value >= darkest - 1e-6)).toBe(true)
    }
})

test('an even grey stays even', () => {
  for (const tone of [0, 0.2, 0.5, 0.8, 1]) {
    const { r, g, b } = softened(even(tone))

    for (const plane of [r, g, b]) expect(contrast(plane)).toBeLessThan(1e-3)
    expect(Math.max(Math.abs(r[0] - g[0]), Math.abs(g[0] - b[0]))).toBeLessThan(0.025)
  }
})

test('skin of every tone keeps its colour: the picture’s mean moves by little', () => {
  const skins: Colour[] = [
    [0.28, 0.2, 0.16],
    [0.48, 0.36, 0.29],
    [0.68, 0.53, 0.45],
    [0.86, 0.73, 0.65],
  ]
  for (const skin of skins) {
    const { r, g, b } = softened(
      painted(() => skin),
      allFace,
    )

    for (const [c, plane] of [r, g, b].entries()) expect(Math.abs(mean(plane) - skin[c])).toBeLessThan(0.03)
  }
})

test('the same seed gives the same picture, another one another grain', () => {
  const finished = (seed: number) => {
    const picture = lines()
    finishPicture({ picture, faceMask: noFace, finish: 'soft', seed, isGentle: false })
    return picture
  }

  expect(finished(3)).toEqual(finished(3))
  expect(finished(3).g).not.toEqual(finished(4).g)
})

test('a picture twice as wide is softened over twice the px', () => {
  const spreadOf = (scale: number) => {
    const picture = emptyPicture(100 * scale, 40)
    for (const plane of [picture.r, picture.g, picture.b])
      for (let i = 0; i < plane.length; i++) plane[i] = i % (100 * scale) < 30 * scale ? 1 : 0.1
    const none = new Float32Array(picture.r.length)
    soften({ picture, faceMask: none, skinMask: none, onFaces: 0.45 })
    return picture.g[20 * 100 * scale + 31 * scale]
  }

  expect(spreadOf(4)).toBeCloseTo(spreadOf(8), 1)
})

// @module-tag slow
import { expect, test } from 'vitest'
import { noisePlane } from '../pixels/noise.ts'
import { emptyPicture, type Picture } from '../pixels/picture.ts'
import { pictureBytes } from '../pixels/picture-bytes.ts'
import type { Finish } from '../spec/job.ts'
import { drawPlane } from '../testing/planes.ts'
import { finishPicture } from './finish-picture.ts'

const widthPx = 120
const heightPx = 160
const length = widthPx * heightPx
const finishes: Finish[] = ['film', 'soft', 'bw', 'watercolour']
const at = (x: number, y: number) => y * widthPx + x
const middle = at(60, 80)

const noFace = new Float32Array(length)
/** A face in the middle with an edge as hard as none in a picture. */
const face = drawPlane(widthPx, heightPx, (x, y) => (Math.hypot(x - 60, y - 80) < 30 ? 1 : 0))

function even(colour: readonly [number, number, number]): Picture {
  const picture = emptyPicture(widthPx, heightPx)
  picture.r.fill(colour[0])
  picture.g.fill(colour[1])
  picture.b.fill(colour[2])
  return picture
}

/** Skin and cloth with fine detail, and a bright window at the left. */
function scene(): Picture {
  const picture = even([0.6, 0.45, 0.38])
  const detail = noisePlane(length, 3)
  for (const plane of [picture.r, picture.g, picture.b])
    for (let i = 0; i < length; i++) plane[i] = i % widthPx < 30 ? 0.97 : plane[i] + 0.05 * detail[i]
  return picture
}

interface Given {
  mask?: Float32Array
  seed?: number
  isGentle?: boolean
}

function finished(
  picture: Picture,
  finish: Finish,
  { mask = face, seed = 1, isGentle = false }: Given = {},
): Picture {
  finishPicture({ picture, faceMask: mask, finish, seed, isGentle })
  return picture
}

const mean = (numbers: ArrayLike<number>) =>
  Array.from(numbers).reduce((sum, value) => sum + value, 0) / numbers.length

/** Mean of a plane on the face. */
function onFace(plane: Float32Array): number {
  let sum = 0
  let count = 0
  for (let i = 0; i < length; i++)
    if (face[i]) {
      sum += plane[i]
      count++
    }
  return sum / count
}
const lightness = ({ r, g, b }: Picture) => (onFace(r) + onFace(g) + onFace(b)) / 3
/** How far detail on the face was carried off, root mean square. */
function lost({ g }: Picture, from: Picture): number {
  const shift = onFace(g) - onFace(from.g)
  return Math.sqrt(onFace(g.map((value, i) => (value - shift - from.g[i]) ** 2)))
}

for (const finish of finishes) {
  test(`${finish} keeps size and mask, and writes no number that a byte cannot hold`, () => {
    const steps = drawPlane(widthPx, heightPx, (x) => Math.floor(x / 24) / 4)
    const mask = face.slice()
    const picture = { widthPx, heightPx, r: steps.slice(), g: steps.slice(), b: steps }
    const { widthPx: w, heightPx: h, r, g, b } = finished(picture, finish, { mask })
    expect([w, h, mask]).toEqual([widthPx, heightPx, face])
    for (const plane of [r, g, b]) {
      expect(plane.length).toBe(length)
      expect(plane.findIndex((value) => !(value >= -1e-6 && value <= 1.0001))).toBe(-1)
    }
  })

  test(`${finish} keeps the order of light and dark skin, and makes nobody much lighter or darker`, () => {
    const skins = [
      [0.28, 0.2, 0.16],
      [0.48, 0.36, 0.29],
      [0.68, 0.53, 0.45],
      [0.86, 0.73, 0.65],
    ]
    const [r, g, b] = [0, 1, 2].map((channel) =>
      drawPlane(widthPx, heightPx, (x) => skins[Math.floor(x / 30)][channel]),
    )
    const picture = finished({ widthPx, heightPx, r, g, b }, finish, {
      mask: new Float32Array(length).fill(1),
    })
    const shown = skins.map((_, i) => {
      const row = at(i * 30, 80)
      const patch = [picture.r, picture.g, picture.b].map((plane) => mean(plane.subarray(row + 10, row + 20)))
      return mean(patch)
    })
    expect(shown).toEqual(shown.toSorted((a, b) => a - b))
    for (const [i, skin] of skins.entries()) expect(Math.abs(shown[i] - mean(skin))).toBeLessThan(0.1)
  })

  test(`${finish} gives one picture for a seed, and a seed moves no pixel far`, () => {
    const once = pictureBytes(finished(scene(), finish, { seed: 4 }))
    const one = finished(scene(), finish, { seed: 4 })
    const other = finished(scene(), finish, { seed: 5 })
    expect(pictureBytes(one)).toEqual(once)
    expect(one.g).not.toEqual(other.g)
    expect(Math.abs(lightness(one) - lightness(other))).toBeLessThan(0.01)
  })

  test(`a gentle ${finish} takes no more from a face than the full one`, () => {
    const gentle = lost(finished(scene(), finish, { isGentle: true }), scene())
    expect(gentle).toBeLessThanOrEqual(lost(finished(scene(), finish), scene()) + 1e-6)
  })
}

test.each(['soft', 'watercolour'] as const)('%s takes less from a face than from anything else', (finish) => {
  const kept = lost(finished(scene(), finish), scene())
  expect(kept).toBeLessThan(0.8 * lost(finished(scene(), finish, { mask: noFace }), scene()))
})

test('a bright window lightens the face beside it less than a wall beside it', () => {
  const near = (picture: Picture) => picture.g[at(32, 80)]
  for (const finish of ['film', 'bw'] as const)
    expect(near(finished(scene(), finish))).toBeLessThan(
      near(finished(scene(), finish, { mask: noFace })) - 0.002,
    )
})

test('film warms the lights and cools the shadows', () => {
  const warmth = (tone: number) => {
    const { r, b } = finished(even([tone, tone, tone]), 'film', { isGentle: true })
    return onFace(r) - onFace(b)
  }
  expect(warmth(0.8)).toBeGreaterThan(0.015)
  expect(warmth(0.08)).toBeLessThan(0.01)
  expect(warmth(0.8)).toBeGreaterThan(warmth(0.4))
})

test('film darkens the corners alike and leaves the middle', () => {
  const { g } = finished(even([0.6, 0.6, 0.6]), 'film', { isGentle: true })
  const around = (x: number, y: number) => {
    let sum = 0
    for (let dy = 0; dy < 8; dy++) for (let dx = 0; dx < 8; dx++) sum += g[at(x + dx, y + dy)]
    return sum / 64
  }
  const [left, right] = [around(0, 152), around(112, 152)]
  expect(left).toBeLessThan(around(56, 72) * 0.95)
  expect(left).toBeCloseTo(right, 1)
  expect(around(56, 72)).toBeCloseTo(0.6, 1)
})

test('the grain of film is seen, and is finer on a gentle one', () => {
  const grain = (isGentle: boolean) => {
    const { g } = finished(even([0.5, 0.5, 0.5]), 'film', { isGentle, mask: noFace })
    const level = onFace(g)
    return Math.sqrt(onFace(g.map((value) => (value - level) ** 2)))
  }
  expect(grain(false)).toBeGreaterThan(1.5 / 255)
  expect(grain(true)).toBeLessThan(grain(false) / 2)
})

test('black and white sees green as brighter than red and red as brighter than blue', () => {
  const tone = (colour: readonly [number, number, number]) => onFace(finished(even(colour), 'bw').g)
  expect(tone([0.2, 0.6, 0.2])).toBeGreaterThan(tone([0.6, 0.2, 0.2]) - 0.005)
  expect(tone([0.6, 0.2, 0.2])).toBeGreaterThan(tone([0.2, 0.2, 0.6]) + 0.05)
})

test('watercolour leaves bare paper along all four edges and paints inside', () => {
  const { g } = finished(even([0.3, 0.3, 0.3]), 'watercolour')
  for (const i of [at(60, 0), at(60, heightPx - 1), at(0, 80), at(widthPx - 1, 80)])
    expect(g[i]).toBeGreaterThan(0.9)
  expect(g[middle]).toBeLessThan(0.55)
})

test('soft lets light bloom beyond the edge of a window, further than film', () => {
  const beyond = (finish: Finish) =>
    finished(scene(), finish, { mask: noFace }).b[at(32, 80)] -
    finished(scene(), finish, { mask: noFace }).b[at(80, 80)]
  expect(beyond('soft')).toBeGreaterThan(beyond('film'))
})

test('watercolour does not pale a dark face: paint lies on it as thick as it is dark', () => {
  const skin = [0.24, 0.17, 0.14] as const
  const { r, g, b } = finished(even(skin), 'watercolour', { mask: new Float32Array(length).fill(1) })

  for (const [c, plane] of [r, g, b].entries()) expect(onFace(plane) - skin[c]).toBeLessThan(0.045)
})

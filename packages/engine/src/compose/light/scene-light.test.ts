import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptyPicture } from '../../pixels/picture.ts'
import { blurShrink, type SceneBackdrop } from '../plates/decode-scene.ts'
import { exampleBackdrop } from '../testing/example-plates.ts'
import { layForeground } from './lay-foreground.ts'
import { emptyLightRow, meanLight, readLightRow } from './scene-light.ts'

const widthPx = 96
const heightPx = 120
const plain = exampleBackdrop(widthPx, heightPx, [0, 0, 0])
const columns = plain.blurredWidthPx

/** Green grows to the right, red grows downwards. */
const scene: SceneBackdrop = {
  ...plain,
  blurred: plain.blurred.map((_, i) => {
    const pixel = Math.floor(i / 3)
    return [10 * Math.floor(pixel / columns), 20 * (pixel % columns), 7][i % 3]
  }),
}
function read(y: number, left = 0, length = widthPx) {
  const row = emptyLightRow(length)
  readLightRow(scene, y, left, row)
  return row
}

test('light changes smoothly from one blurred pixel to the next', () => {
  const { g } = read(40)
  for (let x = 1; x < widthPx; x++) {
    const step = g[x] - g[x - 1]
    expect(step).toBeGreaterThanOrEqual(0)
    expect(step).toBeLessThan(20 / 255 / blurShrink + 1e-6)
  }
})

test('in the middle of a blurred pixel its own light is read', () => {
  const middle = 3 * blurShrink + blurShrink / 2
  const between = (a: number, b: number) => (a + b) / 2
  const { g } = read(middle)
  expect(between(g[middle - 1], g[middle])).toBeCloseTo(60 / 255, 5)
  expect(between(read(middle - 1).r[0], read(middle).r[0])).toBeCloseTo(30 / 255, 5)
})

test('a part of a row holds the same light as the whole row there', () => {
  fc.assert(
    fc.property(fc.nat(heightPx - 1), fc.nat(widthPx - 2), (y, left) => {
      expect(read(y, left, widthPx - left).g).toEqual(read(y).g.subarray(left))
    }),
  )
})

test('at the frame’s borders the outermost light goes on', () => {
  expect(read(0).r[0]).toBe(0)
  expect(read(heightPx - 1).g[widthPx - 1]).toBeCloseTo((20 * (columns - 1)) / 255, 2)
  expect(read(0).b.every((value) => Math.abs(value - 7 / 255) < 1e-6)).toBe(true)
})

test('the mean light is the mean of all blurred pixels, channel by channel', () => {
  const [r, g, b] = meanLight(scene)
  expect(g).toBeCloseTo((20 * (columns - 1)) / 2 / 255, 5)
  expect(r).toBeCloseTo((10 * (scene.blurredHeightPx - 1)) / 2 / 255, 5)
  expect(b).toBeCloseTo(7 / 255, 6)
})

test('a half clear foreground mixes with what stands behind it', () => {
  const picture = emptyPicture(widthPx, heightPx)
  picture.r.fill(1)
  layForeground(picture, {
    box: { left: 86, top: 110, widthPx: 10, heightPx: 10 },
    rgba: new Uint8Array(400).map((_, i) => [0, 200, 0, 127.5][i % 4]),
  })
  const last = widthPx * heightPx - 1
  expect(picture.r[last]).toBeCloseTo(1 - 127 / 255, 5)
  expect(picture.g[last]).toBeCloseTo(((200 / 255) * 127) / 255, 5)
  expect(picture.r.filter((value) => value !== 1).length).toBe(100)
})

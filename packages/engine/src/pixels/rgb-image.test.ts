import { expect, test } from 'vitest'
import { pyramidOf } from './rgb-image.ts'

test('a pyramid halves a picture down to its smallest useful side', () => {
  const image = { widthPx: 400, heightPx: 300, data: new Uint8Array(400 * 300 * 3) }

  const sizes = pyramidOf(image).map(({ widthPx, heightPx }) => [widthPx, heightPx])

  expect(sizes).toEqual([
    [400, 300],
    [200, 150],
    [100, 75],
    [50, 37],
  ])
})

test('a level holds the means of four px of the level below', () => {
  const widthPx = 66
  const data = new Uint8Array(widthPx * 66 * 3)
  data.set([10, 20, 30, 20, 30, 40], 0)
  data.set([30, 40, 50, 40, 50, 60], widthPx * 3)

  const [, half] = pyramidOf({ widthPx, heightPx: 66, data })

  expect([...half.data.subarray(0, 3)]).toEqual([25, 35, 45])
})

test('a picture has one pyramid, however often it is asked for', () => {
  const image = { widthPx: 100, heightPx: 100, data: new Uint8Array(30_000) }

  expect(pyramidOf(image)).toBe(pyramidOf(image))
})

test('a picture too small to halve is its own and only level', () => {
  const image = { widthPx: 500, heightPx: 64, data: new Uint8Array(96_000) }

  expect(pyramidOf(image)).toEqual([image])
})

test('every level keeps the mean of the picture to within a byte', () => {
  const data = Uint8Array.from({ length: 256 * 256 * 3 }, (_, i) => (i * 7919 + (i >> 5)) % 256)

  const means = pyramidOf({ widthPx: 256, heightPx: 256, data }).map((level) => {
    return level.data.reduce((sum, byte) => sum + byte, 0) / level.data.length
  })

  expect(means.length).toBe(3)
  for (const mean of means) expect(Math.abs(mean - means[0])).toBeLessThan(1)
})

test('an odd last row and column are left out of the half', () => {
  const widthPx = 67
  const data = new Uint8Array(widthPx * 67 * 3)
  for (let i = 0; i < data.length; i += 3) if ((i / 3) % widthPx === 66) data[i] = 255

  const [, half] = pyramidOf({ widthPx, heightPx: 67, data })

  expect([half.widthPx, half.heightPx]).toEqual([33, 33])
  expect(Math.max(...half.data)).toBe(0)
})

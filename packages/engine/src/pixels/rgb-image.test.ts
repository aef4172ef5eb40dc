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

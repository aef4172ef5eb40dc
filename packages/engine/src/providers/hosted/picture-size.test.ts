import { expect, test } from 'vitest'
import { imageSize, nearestRatio, sizeWithin } from './picture-size.ts'

test('the nearest ratio is the one of the shape, however large the picture', () => {
  const ratios = ['1:1', '2:3', '3:4', '4:3'] as const
  expect(nearestRatio({ widthPx: 1200, heightPx: 1600 }, ratios)).toBe('3:4')
  expect(nearestRatio({ widthPx: 1792, heightPx: 2400 }, ratios)).toBe('3:4')
  expect(nearestRatio({ widthPx: 1600, heightPx: 1200 }, ratios)).toBe('4:3')
  expect(nearestRatio({ widthPx: 500, heightPx: 500 }, ratios)).toBe('1:1')
})

test('a class of size has at least about the pixels that are wished', () => {
  expect(imageSize({ widthPx: 720, heightPx: 960 })).toBe('1K')
  expect(imageSize({ widthPx: 1200, heightPx: 1600 })).toBe('2K')
  expect(imageSize({ widthPx: 1800, heightPx: 2400 })).toBe('2K')
  expect(imageSize({ widthPx: 3000, heightPx: 4000 })).toBe('4K')
})

test('a size within the limits stays, to the nearest step', () => {
  const limits = { stepPx: 16, mostEdgePx: 3840 }
  expect(sizeWithin({ widthPx: 1200, heightPx: 1600 }, limits)).toEqual({ widthPx: 1200, heightPx: 1600 })
  expect(sizeWithin({ widthPx: 1500, heightPx: 2000 }, limits)).toEqual({ widthPx: 1504, heightPx: 2000 })
})

test('a size beyond an edge or an area shrinks in its shape and never exceeds them', () => {
  expect(sizeWithin({ widthPx: 1800, heightPx: 2400 }, { stepPx: 32, mostEdgePx: 2048 })).toEqual({
    widthPx: 1536,
    heightPx: 2048,
  })
  const { widthPx, heightPx } = sizeWithin(
    { widthPx: 3000, heightPx: 4000 },
    { stepPx: 16, mostEdgePx: 3840, mostPixels: 8_294_400 },
  )
  expect(widthPx * heightPx).toBeLessThanOrEqual(8_294_400)
  expect(Math.abs(widthPx / heightPx - 0.75)).toBeLessThan(0.01)
})

import { expect, test } from 'vitest'
import { ratingBandOf } from './rating-band.ts'

test.for([
  [0, 0, 'unrated'],
  [7, 10, 'high'],
  [696, 1000, 'medium'],
  [4, 10, 'medium'],
  [399, 1000, 'low'],
  [0, 1, 'low'],
] as const)('%i positive of %i ratings are %s', { tags: ['CONST-05'] }, ([positive, total, band]) => {
  expect(ratingBandOf({ positive, negative: total - positive, total })).toBe(band)
})

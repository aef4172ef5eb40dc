import { expect, test } from 'vitest'
import { averageAll, averageQuads, maxOfThree, sumRectified } from './pooling.ts'

const counted = {
  heightPx: 5,
  widthPx: 5,
  channels: 1,
  values: Float64Array.from({ length: 25 }, (_, i) => i),
}

test('the largest of each window is kept', () => {
  expect([...maxOfThree(counted).values]).toEqual([12, 14, 22, 24])
})

test('quads are averaged and an odd edge is left out', () => {
  expect([...averageQuads(counted).values]).toEqual([3, 5, 13, 15])
})

test('every channel has its own mean', () => {
  const values = Float64Array.from([1, 10, 3, 30])

  expect([...averageAll({ heightPx: 1, widthPx: 2, channels: 2, values })]).toEqual([2, 20])
})

test('a sum counts what is missing as zero and drops what is negative', () => {
  const small = { heightPx: 1, widthPx: 1, channels: 1, values: Float64Array.of(5) }
  const large = { heightPx: 1, widthPx: 2, channels: 2, values: Float64Array.of(1, 2, -3, 4) }

  expect([...sumRectified(small, large).values]).toEqual([6, 2, 0, 4])
})

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

test('channels are pooled apart from each other', () => {
  const values = Float64Array.from({ length: 18 }, (_, i) => (i % 2 ? -i : i))
  const input = { heightPx: 3, widthPx: 3, channels: 2, values }

  expect([...maxOfThree(input).values]).toEqual([16, -1])
  expect([...averageQuads(input).values]).toEqual([4, -5])
})

test('a window of negative numbers keeps the largest of them', () => {
  const input = { heightPx: 3, widthPx: 3, channels: 1, values: new Float64Array(9).fill(-4) }

  expect([...maxOfThree(input).values]).toEqual([-4])
})

test('a sum is the same whichever part comes first', () => {
  const a = { heightPx: 2, widthPx: 1, channels: 1, values: Float64Array.of(1, -2) }
  const b = { heightPx: 1, widthPx: 2, channels: 2, values: Float64Array.of(4, 3, 2, -1) }

  expect(sumRectified(a, b)).toEqual(sumRectified(b, a))
  expect(sumRectified(a, b)).toMatchObject({ heightPx: 2, widthPx: 2, channels: 2 })
})

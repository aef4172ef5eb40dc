import { expect, test } from 'vitest'
import { applySimilarity, scaleOf, similarity } from './similarity.ts'

test('a similarity lands its anchor and turns and scales everything around it', () => {
  const turn = similarity({ scale: 2, angleRad: Math.PI / 2, from: [10, 10], to: [50, 60] })
  expect(applySimilarity(turn, [10, 10])).toEqual([50, 60])
  const [x, y] = applySimilarity(turn, [13, 10])
  expect(x).toBeCloseTo(50)
  expect(y).toBeCloseTo(66)
  expect(scaleOf(turn)).toBeCloseTo(2)
})

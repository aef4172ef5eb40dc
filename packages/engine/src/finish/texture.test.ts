import { expect, test } from 'vitest'
import { noiseTile, tileSidePx } from '../pixels/noise-tile.ts'
import { makePaper } from './paper.ts'

const deviation = (tile: Float32Array) =>
  Math.sqrt(tile.reduce((sum, value) => sum + value * value, 0) / tile.length)

test('a tile of noise has deviation 1 and meets itself without a seam', () => {
  const tile = noiseTile(4, 3)
  expect(deviation(tile)).toBeCloseTo(1, 3)
  const step = (from: number, to: number) => {
    let sum = 0
    for (let y = 0; y < tileSidePx; y++)
      sum += Math.abs(tile[y * tileSidePx + from] - tile[y * tileSidePx + to])
    return sum / tileSidePx
  }
  expect(step(tileSidePx - 1, 0)).toBeLessThan(step(100, 101) * 1.5)
})

test('paper is rough and lit from the side, the same for a seed', () => {
  const paper = makePaper(2)
  expect(deviation(paper.height)).toBeCloseTo(1, 3)
  expect(deviation(paper.relief)).toBeCloseTo(1, 3)
  expect(makePaper(2)).toEqual(paper)
  expect(makePaper(3)).not.toEqual(paper)
})

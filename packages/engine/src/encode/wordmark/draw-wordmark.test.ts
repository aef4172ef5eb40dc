import { expect, test } from 'vitest'
import { drawWordmark } from './draw-wordmark.ts'

test('the wordmark is a wide line of thin letters with empty space around it', () => {
  const { widthPx, heightPx, ink } = drawWordmark(60)
  expect(widthPx / heightPx).toBeGreaterThan(4)
  const covered = ink.filter((share) => share > 0.5).length / ink.length
  expect(covered).toBeGreaterThan(0.05)
  expect(covered).toBeLessThan(0.25)
  expect(Math.max(...ink.subarray(0, widthPx))).toBe(0)
  expect(Math.max(...ink.subarray(ink.length - widthPx))).toBe(0)
})

test('two words are drawn, parted by a gap', () => {
  const { widthPx, heightPx, ink } = drawWordmark(60)
  const isEmpty = Array.from({ length: widthPx }, (_, x) => {
    for (let y = 0; y < heightPx; y++) if (ink[y * widthPx + x] > 0.1) return false
    return true
  })
  const gaps = isEmpty
    .join('')
    .split('false')
    .map((run) => run.length / 'true'.length)
  expect(gaps.filter((length) => length > 18).length).toBe(1)
})

test('it grows with its size', () => {
  expect(drawWordmark(80).widthPx / drawWordmark(40).widthPx).toBeCloseTo(2, 1)
})

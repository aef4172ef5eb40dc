import { expect, test } from 'vitest'
import { fadeHairBehind } from './fade-hair-behind.ts'

const widthPx = 120
const heightPx = 140
const block = () => {
  const plane = new Uint8Array(widthPx * heightPx)
  for (let y = 10; y < 100; y++) plane.fill(255, y * widthPx + 20, y * widthPx + 100)
  return plane
}
const faded = fadeHairBehind({ hairBehind: block(), widthPx, heightPx, pxPerCm: 10 })

test('the fall of hair is whole at its top and gone at its straight lower edge', () => {
  expect(faded[12 * widthPx + 60]).toBe(255)
  for (let x = 20; x < 100; x++) expect(faded[99 * widthPx + x]).toBeLessThan(60)
})

test('strands end at different heights', () => {
  const ends = new Set<number>()
  for (let x = 20; x < 100; x++) {
    let y = heightPx - 1
    while (faded[y * widthPx + x] < 100) y--
    ends.add(y)
  }
  expect(ends.size).toBeGreaterThan(4)
})

test('no hair stays no hair', () => {
  const nothing = new Uint8Array(widthPx * heightPx)
  expect(fadeHairBehind({ hairBehind: nothing, widthPx, heightPx, pxPerCm: 10 })).toEqual(nothing)
})

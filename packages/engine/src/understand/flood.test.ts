import { expect, test } from 'vitest'
import { flood } from './flood.ts'

/** Digits above 0 are open. */
const field = ['11000', '01011', '01010', '00010'].join('')

test('a flood reaches what touches its start side by side, not corner to corner', () => {
  expect(flooded([0])).toBe('11000 01000 01000 00000')
  expect(flooded([8])).toBe('00000 00011 00010 00010')
})

test('a flood from several starts reaches all of their fields', () => {
  expect(flooded([0, 8])).toBe('11000 01011 01010 00010')
})

test('a closed start reaches nothing', () => {
  expect(flooded([4])).toBe('00000 00000 00000 00000')
})

test('a row’s end does not touch the next row’s beginning', () => {
  const reached = flood({ widthPx: 3, heightPx: 2, from: [2], isOpen: (i) => i === 2 || i === 3 })

  expect([...reached]).toEqual([0, 0, 1, 0, 0, 0])
})

function flooded(from: number[]): string {
  const reached = flood({ widthPx: 5, heightPx: 4, from, isOpen: (i) => field[i] === '1' })
  return [0, 5, 10, 15].map((start) => [...reached.subarray(start, start + 5)].join('')).join(' ')
}

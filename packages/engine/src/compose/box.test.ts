import { expect, test } from 'vitest'
import { boxAround, growBox, unionBox } from './box.ts'

const frame = { left: 0, top: 0, widthPx: 100, heightPx: 80 }

test('a box holds its points with their margin and stays inside the frame', () => {
  const points = [
    [10.4, 20.6],
    [30.2, 95],
  ] as const
  expect(boxAround(points, 2, frame)).toEqual({ left: 8, top: 18, widthPx: 25, heightPx: 62 })
})

test('points beyond the frame give an empty box', () => {
  expect(boxAround([[200, 10]], 1, frame).widthPx).toBe(0)
})

test('a grown box stops at the frame', () => {
  const box = { left: 3, top: 70, widthPx: 20, heightPx: 10 }
  expect(growBox(box, 4.5, frame)).toEqual({ left: 0, top: 65, widthPx: 28, heightPx: 15 })
})

test('a union spans both boxes', () => {
  const union = unionBox(
    { left: 5, top: 5, widthPx: 5, heightPx: 5 },
    { left: 20, top: 0, widthPx: 10, heightPx: 4 },
  )
  expect(union).toEqual({ left: 5, top: 0, widthPx: 25, heightPx: 10 })
})

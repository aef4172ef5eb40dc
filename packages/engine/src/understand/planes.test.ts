import { expect, test } from 'vitest'
import { originalFace, toBytes } from './planes.ts'

test('shares become bytes, rounded and held within their range', () => {
  expect([...toBytes(Float32Array.from([0, 0.5, 1, 1.2, -0.1]))]).toEqual([0, 128, 255, 255, 0])
})

test('the photo’s own px come back inside the face only', () => {
  const colours = Uint8Array.from([1, 1, 1, 2, 2, 2])
  const photo = Uint8Array.from([9, 9, 9, 8, 8, 8])

  expect([...originalFace(colours, photo, Float32Array.from([1, 0.5]))]).toEqual([9, 9, 9, 2, 2, 2])
})

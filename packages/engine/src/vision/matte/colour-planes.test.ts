import { expect, test } from 'vitest'
import { colourPlanes } from './colour-planes.ts'

test('a picture comes apart into red, green and blue of 0 to 1', () => {
  const data = Uint8Array.from([255, 0, 51, 0, 255, 102])

  const [red, green, blue] = colourPlanes({ widthPx: 2, heightPx: 1, data })

  expect([...red]).toEqual([1, 0])
  expect([...green]).toEqual([0, 1])
  expect(blue[0]).toBeCloseTo(0.2, 6)
  expect(blue[1]).toBeCloseTo(0.4, 6)
})

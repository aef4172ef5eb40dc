import { expect, test } from 'vitest'
import { crownLineCm } from './crown-line.ts'
import { type DrawnPersonOptions, drawnPerson, headHalf } from './testing/drawn-person.ts'

function measure(options: DrawnPersonOptions = {}) {
  const { face, person } = drawnPerson(options)
  return crownLineCm(face, person)
}
const cutAt = (top: (x: number) => number) => measure({ paint: (x, y) => (y < top(x) ? 'scene' : undefined) })

test('a round head has no long line', () => {
  expect(measure()).toBeLessThan(4.5)
})

test('a crown that is cut level is as long as the cut', () => {
  for (const cutCm of [2, 3]) {
    const widthCm =
      2 * headHalf.widthCm * Math.sqrt(1 - ((headHalf.heightCm - cutCm) / headHalf.heightCm) ** 2)
    expect(cutAt(() => cutCm - headHalf.heightCm)).toBeGreaterThan(widthCm - 1)
    expect(cutAt(() => cutCm - headHalf.heightCm)).toBeLessThan(widthCm + 1)
  }
})

test('a cut that is a little askew is still a line; ragged hair and the slope of a hat are none', () => {
  expect(cutAt((x) => 2.5 - headHalf.heightCm + 0.06 * x)).toBeGreaterThan(8)
  expect(cutAt((x) => 2.5 - headHalf.heightCm + 0.4 * Math.sin(2 * x))).toBeLessThan(4)
  expect(cutAt((x) => 2.5 - headHalf.heightCm + 0.3 * x)).toBeLessThan(5)
})

test('a level line far under the top is a brim', () => {
  const hat: DrawnPersonOptions['paint'] = (x, y) => {
    if (y > -6 && y < -5 && Math.abs(x) < 15) return 'hair'
    return undefined
  }
  expect(measure({ paint: hat })).toBeLessThan(4.5)
})

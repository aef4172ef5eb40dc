import { expect, test } from 'vitest'
import { faceMask } from './face-mask.ts'

test('the mask is one inside each face, a little beyond its oval too, and nothing elsewhere', () => {
  const circle = (x: number, y: number) =>
    Array.from({ length: 40 }, (_, i) => {
      const angle = (i / 20) * Math.PI
      return [x + 30 * Math.cos(angle), y + 30 * Math.sin(angle)] as const
    })
  const frame = { left: 0, top: 0, widthPx: 300, heightPx: 400 }
  const mask = faceMask([circle(80, 100), circle(220, 120)], frame)
  const at = (x: number, y: number) => mask[y * 300 + x]
  expect(at(80, 100)).toBeCloseTo(1)
  expect(at(220, 120)).toBeCloseTo(1)
  expect(at(80 + 31, 100)).toBeGreaterThan(0.4)
  expect(at(150, 110)).toBeLessThan(0.05)
  expect(at(150, 350)).toBe(0)
})

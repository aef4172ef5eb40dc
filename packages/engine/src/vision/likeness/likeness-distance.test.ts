import fc from 'fast-check'
import { expect, test } from 'vitest'
import { likenessDistance, likenessLimit } from './likeness-distance.ts'

const descriptor = fc
  .array(fc.double({ min: -0.4, max: 0.4, noNaN: true }), { minLength: 128, maxLength: 128 })
  .map((numbers) => Float32Array.from(numbers))

test('a distance is the same both ways and nothing only to the same numbers', () => {
  fc.assert(
    fc.property(descriptor, descriptor, (a, b) => {
      expect(likenessDistance(a, b)).toBe(likenessDistance(b, a))
      expect(likenessDistance(a, a)).toBe(0)
      expect(likenessDistance(a, b) === 0).toBe(a.every((value, i) => value === b[i]))
    }),
  )
})

test('a way over a third face is never shorter', () => {
  fc.assert(
    fc.property(descriptor, descriptor, descriptor, (a, b, c) => {
      expect(likenessDistance(a, c)).toBeLessThanOrEqual(
        likenessDistance(a, b) + likenessDistance(b, c) + 1e-9,
      )
    }),
  )
})

test('one number that differs is the whole distance', () => {
  fc.assert(
    fc.property(descriptor, fc.nat(127), (a, at) => {
      const other = a.slice()
      other[at] += 0.5

      expect(likenessDistance(a, other)).toBeCloseTo(0.5, 6)
    }),
  )
})

test('the limit lies between one person’s photos and two people’s', () => {
  expect(likenessLimit).toBeGreaterThan(0.47)
  expect(likenessLimit).toBeLessThan(0.55)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { filmCurve, highlightGrey } from './film-curve.ts'
import { noisePlane } from './noise.ts'
import { emptyPicture } from './picture.ts'
import { pictureBytes } from './picture-bytes.ts'
import { quantile } from './quantile.ts'
import { clamp, median, smoothstep } from './smoothstep.ts'

const number = fc.double({ min: -1e3, max: 1e3, noNaN: true })
const numbers = fc.array(number, { minLength: 1, maxLength: 30 })
const share = fc.double({ min: 0, max: 1, noNaN: true })

test('a quantile is one of the numbers, whatever their order', () => {
  fc.assert(
    fc.property(numbers, share, (values, at) => {
      expect(values.map((value) => value + 0)).toContain(quantile(values, at) + 0)
      expect(quantile(values.toReversed(), at) + 0).toBe(quantile(values, at) + 0)
    }),
  )
})

test('a larger share never has a smaller quantile, and at most that share lies below it', () => {
  fc.assert(
    fc.property(numbers, share, share, (values, first, second) => {
      const [low, high] = [first, second].toSorted((a, b) => a - b)

      expect(quantile(values, high)).toBeGreaterThanOrEqual(quantile(values, low))
      expect(values.filter((value) => value < quantile(values, low)).length).toBeLessThanOrEqual(
        low * values.length,
      )
    }),
  )
})

test('half of the numbers or more lie at or under the median, and at or over it', () => {
  fc.assert(
    fc.property(numbers, (values) => {
      const middle = median(values)

      expect(values.filter((value) => value <= middle).length).toBeGreaterThanOrEqual(values.length / 2)
      expect(values.filter((value) => value >= middle).length).toBeGreaterThanOrEqual(values.length / 2)
    }),
  )
})

test('neither quantile nor median reorders the numbers it is asked about', () => {
  const values = [3, 1, 2]
  quantile(values, 0.5)
  median(values)

  expect(values).toEqual([3, 1, 2])
})

test('smoothstep rises as it falls and is half way in the middle', () => {
  fc.assert(
    fc.property(number, fc.double({ min: 0.01, max: 50, noNaN: true }), share, (from, length, at) => {
      const x = from + at * length

      expect(smoothstep(from, from + length, x) + smoothstep(from + length, from, x)).toBeCloseTo(1, 6)
      expect(smoothstep(from, from + length, from + length / 2)).toBeCloseTo(0.5, 6)
    }),
  )
})

test('clamp keeps what lies within and nothing else', () => {
  fc.assert(
    fc.property(number, share, (x, lo) => {
      const held = clamp(x, lo, lo + 1)

      expect(held >= lo && held <= lo + 1).toBe(true)
      expect(held === x).toBe(x >= lo && x <= lo + 1)
    }),
  )
})

test('the film curve between its table’s entries follows the formula', () => {
  const hable = (v: number) => (v * (0.22 * v + 0.03) + 0.002) / (v * (0.22 * v + 0.3) + 0.06) - 0.01 / 0.3
  const srgb = (v: number) => (v <= 0.0031308 ? 12.92 * Math.max(0, v) : 1.055 * v ** (1 / 2.4) - 0.055)

  for (let light = 0.003; light < 12; light *= 1.07)
    expect(filmCurve(light)).toBeCloseTo(srgb(Math.min(1, hable(2 * light) / hable(10))), 3)
})

test('light goes to white without a step and never back', () => {
  for (let light = 0; light < 6; light += 0.01) {
    const rise = highlightGrey(light + 0.01) - highlightGrey(light)
    expect(rise).toBeGreaterThanOrEqual(0)
    expect(rise).toBeLessThan(0.002)
  }
})

test('noise knows nothing of its neighbours, stays bounded and begins alike at any length', () => {
  const noise = noisePlane(20_000, 4)
  const withNext = noise.reduce((sum, value, i) => sum + value * (noise[i + 1] ?? 0), 0) / noise.length

  expect(Math.abs(withNext)).toBeLessThan(0.03)
  for (const value of noise) expect(Math.abs(value)).toBeLessThanOrEqual(2 * Math.sqrt(3))
  expect(noisePlane(10, 4)).toEqual(noise.slice(0, 10))
})

test('every byte of a picture survives the way to its planes and back', () => {
  const picture = emptyPicture(16, 16)
  for (let i = 0; i < 256; i++) {
    picture.r[i] = i / 255
    picture.g[i] = (255 - i) / 255
  }

  const bytes = pictureBytes(picture)

  for (let i = 0; i < 256; i++) expect([...bytes.subarray(i * 3, i * 3 + 3)]).toEqual([i, 255 - i, 0])
})

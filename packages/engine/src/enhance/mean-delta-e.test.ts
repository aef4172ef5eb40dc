import { expect, test } from 'vitest'
import { meanDeltaE } from './mean-delta-e.ts'

const lengthPx = 700
const grey = (byte: number) => new Uint8Array(lengthPx * 3).fill(byte)
const everywhere = new Float32Array(lengthPx).fill(1)

test('a picture is no change of itself', () => {
  expect(meanDeltaE({ before: grey(120), after: grey(120), alpha: everywhere })).toBe(0)
})

test('a grey that turns lighter is as far as its CIELAB lightness', () => {
  // sRGB 119 has L* 50.03, sRGB 145 has L* 60.17.
  expect(meanDeltaE({ before: grey(119), after: grey(145), alpha: everywhere })).toBeCloseTo(10.14, 1)
})

test('what is changed behind the person counts for nothing', () => {
  const alpha = Float32Array.from({ length: lengthPx }, (_, i) => (i < 350 ? 1 : 0.2))
  const after = grey(120).map((byte, j) => (j < 350 * 3 ? byte : 250))
  expect(meanDeltaE({ before: grey(120), after, alpha })).toBe(0)
})

test('where nobody is there is no change', () => {
  expect(meanDeltaE({ before: grey(0), after: grey(255), alpha: new Float32Array(lengthPx) })).toBe(0)
})

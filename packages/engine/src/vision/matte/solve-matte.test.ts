import { expect, test } from 'vitest'
import { GuidedFilter } from './guided-filter.ts'
import { solveMatte } from './solve-matte.ts'

const widthPx = 32
const heightPx = 16

test('an unknown px takes the alpha of the known px that share its colour', () => {
  const isRight = (i: number) => i % widthPx >= 19
  const red = plane((i) => (isRight(i) ? 0.9 : 0.2))
  const filter = new GuidedFilter({ guide: [red, red, red], widthPx, heightPx, radiusPx: 2, flatness: 1e-5 })
  const isUnknown = (i: number) => i % widthPx > 10 && i % widthPx < 24
  const prior = plane((i) => (isUnknown(i) ? 0.5 : isRight(i) ? 1 : 0))
  const trust = plane((i) => (isUnknown(i) ? 0 : 10))
  const alpha = plane((i) => prior[i])

  solveMatte({ filter, prior, trust, iterations: 60, alpha })

  const row = alpha.subarray(8 * widthPx, 9 * widthPx)
  expect(row[17]).toBeLessThan(0.1)
  expect(row[20]).toBeGreaterThan(0.9)
})

test('px that are known for certain keep their alpha', () => {
  const noise = plane((i) => ((i * 37) % 11) / 11)
  const filter = new GuidedFilter({
    guide: [noise, noise, noise],
    widthPx,
    heightPx,
    radiusPx: 2,
    flatness: 1e-4,
  })
  const prior = plane((i) => (i % widthPx < 16 ? 0 : 1))
  const alpha = plane(() => 0.5)

  solveMatte({ filter, prior, trust: plane(() => 1000), iterations: 20, alpha })

  for (let i = 0; i < alpha.length; i++) expect(Math.abs(alpha[i] - prior[i])).toBeLessThan(0.01)
})

function plane(value: (i: number) => number): Float32Array {
  return Float32Array.from({ length: widthPx * heightPx }, (_, i) => value(i))
}

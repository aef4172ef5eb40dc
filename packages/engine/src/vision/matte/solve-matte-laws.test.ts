import { expect, test } from 'vitest'
import { drawPlane, farthest, noisyPlane } from '../../testing/planes.ts'
import { type ColourPlanes, GuidedFilter } from './guided-filter.ts'
import { solveMatte } from './solve-matte.ts'

const widthPx = 18
const heightPx = 14
const length = widthPx * heightPx
const red = drawPlane(widthPx, heightPx, (x, y) => 0.2 + (x > 8 ? 0.5 : 0) + 0.02 * Math.sin(x + 3 * y))
const guide: ColourPlanes = [red, noisyPlane(length, 2), red.map((value) => 1 - value)]
const filter = new GuidedFilter({ guide, widthPx, heightPx, radiusPx: 2, flatness: 1e-3 })
// Nothing in the rim is unknown: there the filter's windows are cut off and its matrix is not quite symmetric.
const isUnknown = (x: number, y: number) => x > 4 && x < 13 && y > 3 && y < 10
const prior = drawPlane(widthPx, heightPx, (x, y) => 0.5 + 0.35 * Math.sin(x / 3 + y / 5))
const trust = drawPlane(widthPx, heightPx, (x, y) => (isUnknown(x, y) ? 0.01 : 10))

test('the solution fulfils the equations it was asked for', () => {
  const alpha = solved({ start: 0.5, iterations: 200 })

  const smooth = new Float32Array(length)
  filter.filter(alpha, smooth)
  const residuals = alpha.map((value, i) => value - smooth[i] + trust[i] * (value - prior[i]))
  const unknown = residuals.filter((_, i) => trust[i] < 1)
  expect(Math.max(...unknown.map(Math.abs))).toBeLessThan(0.002)
})

test('where the search starts hardly changes where it ends', () => {
  const fromBelow = solved({ start: 0, iterations: 200 })
  const fromAbove = solved({ start: 1, iterations: 200 })

  expect(farthest(fromBelow, fromAbove)).toBeLessThan(0.01)
})

test('more steps never end further from the solution', () => {
  const exact = solved({ start: 0.5, iterations: 200 })
  const distances = [0, 1, 2, 3, 5].map((iterations) => {
    const alpha = solved({ start: 0.5, iterations })
    return Math.sqrt(alpha.reduce((sum, value, i) => sum + (value - exact[i]) ** 2, 0))
  })

  expect(distances).toEqual(distances.toSorted((a, b) => b - a))
  expect(distances[0]).toBeGreaterThan(1)
  // Steepest descent, without conjugate directions, is still 0.012 away.
  expect(distances[4]).toBeLessThan(0.004)
})

test('no step at all leaves the start, held within 0 and 1', () => {
  const alpha = drawPlane(widthPx, heightPx, (x) => x / 8 - 0.5)

  solveMatte({ filter, prior, trust, iterations: 0, alpha })

  expect([alpha[0], alpha[4], alpha[6], alpha[17]]).toEqual([0, 0, 0.25, 1])
})

test('a person exchanged with the background is the complement', () => {
  const alpha = solved({ start: 0.5, iterations: 200 })
  const complement = prior.map((value) => 1 - value)
  const other = complement.map((value, i) => (trust[i] < 1 ? 0.5 : value))

  solveMatte({ filter, prior: complement, trust, iterations: 200, alpha: other })

  expect(
    farthest(
      other,
      alpha.map((value) => 1 - value),
    ),
  ).toBeLessThan(0.01)
})

test('a prior that is solved already stays as it is', () => {
  const alpha = new Float32Array(length).fill(1)

  solveMatte({ filter, prior: alpha.slice(), trust, iterations: 20, alpha })

  expect(Math.min(...alpha)).toBeGreaterThan(0.999)
})

function solved({ start, iterations }: { start: number; iterations: number }): Float32Array {
  const alpha = prior.map((value, i) => (trust[i] < 1 ? start : value))
  solveMatte({ filter, prior, trust, iterations, alpha })
  return alpha
}

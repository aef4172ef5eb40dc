import { expect, test } from 'vitest'
import { drawPlane, farthest, mirrorPlane, noisyPlane } from '../../testing/planes.ts'
import { type ColourPlanes, GuidedFilter } from './guided-filter.ts'

const widthPx = 14
const heightPx = 11
const length = widthPx * heightPx
const radiusPx = 2
const flatness = 1e-3
const guide: ColourPlanes = [noisyPlane(length, 1), noisyPlane(length, 2), noisyPlane(length, 3)]
const size = { widthPx, heightPx, radiusPx, flatness }
const filter = new GuidedFilter({ guide, ...size })

test('the filter equals a least-squares fit in every window, averaged over the windows of each px', () => {
  const plane = noisyPlane(length, 9)

  expect(farthest(filtered(plane), naiveFilter(plane))).toBeLessThan(1e-3)
})

test('the filtered sum of two planes is the sum of the filtered planes', () => {
  const a = noisyPlane(length, 4)
  const b = noisyPlane(length, 5)
  const fa = filtered(a)
  const fb = filtered(b)

  const together = filtered(a.map((value, i) => 2 * value - b[i]))

  expect(
    farthest(
      together,
      fa.map((value, i) => 2 * value - fb[i]),
    ),
  ).toBeLessThan(1e-3)
})

test('what the filter takes away is symmetric and never negative, as a Laplacian is', () => {
  const inner = (seed: number) => {
    const noise = noisyPlane(length, seed)
    return drawPlane(widthPx, heightPx, (x, y) =>
      x > 4 && x < widthPx - 5 && y > 4 && y < heightPx - 5 ? noise[y * widthPx + x] - 0.5 : 0,
    )
  }
  const a = inner(6)
  const b = inner(7)
  const laplacian = (plane: Float32Array) => {
    const smooth = filtered(plane)
    return plane.map((value, i) => value - smooth[i])
  }

  expect(dot(a, laplacian(b))).toBeCloseTo(dot(b, laplacian(a)), 4)
  expect(dot(a, laplacian(a))).toBeGreaterThan(0)
  expect(dot(b, laplacian(b))).toBeGreaterThan(0)
})

test('a mirrored picture filters the mirrored plane to the mirrored result', () => {
  const [red, green, blue] = guide
  const mirror = (plane: Float32Array) => mirrorPlane(plane, widthPx)
  const mirrored = new GuidedFilter({ guide: [mirror(red), mirror(green), mirror(blue)], ...size })
  const plane = noisyPlane(length, 8)
  const target = new Float32Array(length)

  mirrored.filter(mirror(plane), target)

  expect(farthest(target, mirror(filtered(plane)))).toBeLessThan(1e-3)
})

test('the order of the colours does not matter', () => {
  const [red, green, blue] = guide
  const plane = noisyPlane(length, 10)
  const target = new Float32Array(length)

  new GuidedFilter({ guide: [blue, red, green], ...size }).filter(plane, target)

  expect(farthest(target, filtered(plane))).toBeLessThan(1e-3)
})

test('a picture of one colour makes the filter a plain mean of means', () => {
  const even = new Float32Array(length).fill(0.5)
  const spot = drawPlane(widthPx, heightPx, (x, y) => (x === 7 && y === 5 ? 1 : 0))
  const target = new Float32Array(length)

  new GuidedFilter({ guide: [even, even, even], ...size }).filter(spot, target)

  // A box of 5 × 5 twice: the middle is reached by all 25 windows of 1 / 25 each.
  expect(target[5 * widthPx + 7]).toBeCloseTo(1 / 25, 4)
  expect(target[5 * widthPx + 3]).toBeCloseTo(1 / 125, 4)
  expect(target[5 * widthPx + 2]).toBeCloseTo(0, 4)
})

function filtered(plane: Float32Array): Float32Array {
  const target = new Float32Array(length)
  filter.filter(plane, target)
  return target
}

function naiveFilter(plane: Float32Array): Float32Array {
  const models = Array.from({ length }, (_, i) => fitAround(plane, i))
  return plane.map((_, i) => {
    const near = windowOf(i).map((k) => models[k])
    const mean = (c: number) => near.reduce((sum, model) => sum + model[c], 0) / near.length
    return mean(0) * guide[0][i] + mean(1) * guide[1][i] + mean(2) * guide[2][i] + mean(3)
  })
}

/** Red, green, blue and constant of the ridge regression in the window around a px. */
function fitAround(plane: Float32Array, centre: number): number[] {
  const px = windowOf(centre)
  const mean = (values: ArrayLike<number>) => px.reduce((sum, i) => sum + values[i], 0) / px.length
  const means = guide.map(mean)
  const average = mean(plane)
  const covariance = (a: (i: number) => number, b: (i: number) => number) =>
    px.reduce((sum, i) => sum + a(i) * b(i), 0) / px.length
  const centred = guide.map((colour, c) => (i: number) => colour[i] - means[c])
  const matrix = centred.map((a, row) =>
    centred.map((b, column) => covariance(a, b) + (row === column ? flatness : 0)),
  )
  const weights = solve(
    matrix,
    centred.map((a) => covariance(a, (i) => plane[i] - average)),
  )
  return [...weights, average - weights.reduce((sum, weight, c) => sum + weight * means[c], 0)]
}

function windowOf(centre: number): number[] {
  const x = centre % widthPx
  const y = Math.floor(centre / widthPx)
  return Array.from({ length }, (_, i) => i).filter(
    (i) => Math.abs((i % widthPx) - x) <= radiusPx && Math.abs(Math.floor(i / widthPx) - y) <= radiusPx,
  )
}

/** Cramer's rule for three unknowns. */
function solve(matrix: number[][], right: number[]): number[] {
  const whole = determinant(matrix)
  return right.map(
    (_, column) =>
      determinant(matrix.map((row, i) => row.map((value, j) => (j === column ? right[i] : value)))) / whole,
  )
}

function determinant([[a, b, c], [d, e, f], [g, h, i]]: number[][]): number {
  return a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)
}

function dot(a: Float32Array, b: Float32Array): number {
  return a.reduce((sum, value, i) => sum + value * b[i], 0)
}

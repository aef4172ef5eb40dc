import type { GuidedFilter } from './guided-filter.ts'

export interface MatteProblem {
  filter: GuidedFilter
  /** What each px's alpha is thought to be, 0..1. */
  prior: Float32Array
  /** How firmly: 0 leaves a px to its neighbours' colours, 10 fixes it. */
  trust: Float32Array
  iterations: number
  /** Where to start from; overwritten with the solution. */
  alpha: Float32Array
}

/** Stops once the residual has fallen by this factor. */
const enough = 1e-6

/** Solves (Laplacian + trust) alpha = trust · prior by conjugate gradients with a diagonal preconditioner. */
export function solveMatte({ filter, prior, trust, iterations, alpha }: MatteProblem): void {
  const residual = new Float32Array(alpha.length)
  const direction = new Float32Array(alpha.length)
  const image = new Float32Array(alpha.length)
  applySystem(filter, trust, alpha, image)
  let size = begin(prior, trust, image, residual, direction)
  const target = size * enough
  for (let step = 0; step < iterations && size > target; step++) {
    applySystem(filter, trust, direction, image)
    const length = size / dot(direction, image)
    const next = advance(alpha, residual, direction, image, trust, length)
    turn(direction, residual, trust, next / size)
    size = next
  }
  for (let i = 0; i < alpha.length; i++) alpha[i] = Math.max(0, Math.min(1, alpha[i]))
}

function applySystem(
  filter: GuidedFilter,
  trust: Float32Array,
  plane: Float32Array,
  target: Float32Array,
): void {
  filter.filter(plane, target)
  for (let i = 0; i < plane.length; i++) target[i] = plane[i] - target[i] + trust[i] * plane[i]
}

/** The Laplacian's own diagonal is a little under 1. */
function preconditioner(trust: number): number {
  return 1 / (trust + 0.9)
}

function begin(
  prior: Float32Array,
  trust: Float32Array,
  image: Float32Array,
  residual: Float32Array,
  direction: Float32Array,
): number {
  let size = 0
  for (let i = 0; i < residual.length; i++) {
    const left = trust[i] * prior[i] - image[i]
    const scaled = left * preconditioner(trust[i])
    residual[i] = left
    direction[i] = scaled
    size += left * scaled
  }
  return size
}

function advance(
  alpha: Float32Array,
  residual: Float32Array,
  direction: Float32Array,
  image: Float32Array,
  trust: Float32Array,
  length: number,
): number {
  let size = 0
  for (let i = 0; i < alpha.length; i++) {
    alpha[i] += length * direction[i]
    const left = residual[i] - length * image[i]
    residual[i] = left
    size += left * left * preconditioner(trust[i])
  }
  return size
}

function turn(direction: Float32Array, residual: Float32Array, trust: Float32Array, ratio: number): void {
  for (let i = 0; i < direction.length; i++)
    direction[i] = residual[i] * preconditioner(trust[i]) + ratio * direction[i]
}

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += a[i] * b[i]
  return sum
}

import { quantile } from '../quantile.ts'

/** Medians of the first and the last quarter of the samples, and how much the last is above the first, as a share. */
export function growthOf(samples: readonly number[]): { first: number; last: number; share: number } {
  const length = Math.max(1, Math.floor(samples.length / 4))
  const first = quantile(samples.slice(0, length), 0.5)
  const last = quantile(samples.slice(-length), 0.5)
  return { first, last, share: last / first - 1 }
}

import type { Share } from '@ever-after/contract'
import { copy } from '../copy.ts'

/** A share as whole percent, rounded down as on the badges. */
export function percentOf(fraction: number | null): string {
  return fraction === null ? copy.nothing : `${Math.floor(fraction * 100)} %`
}

/** `72 % (61–81)`; the interval is rounded outwards, so that it never looks surer than it is. */
export function shareOf(share: Share | null): string {
  if (share === null) return copy.nothing
  const [low, high] = [Math.floor(share.low * 100), Math.ceil(share.high * 100)]
  return `${percentOf(share.fraction)} (${low}–${high})`
}

/** The share of a part with one decimal; a dash where there is nothing to share. */
export function partOf(part: number, whole: number): string {
  return whole === 0 ? copy.nothing : `${((part / whole) * 100).toFixed(1)} %`
}

export function secondsOf(durationMs: number | null): string {
  return durationMs === null ? copy.nothing : (durationMs / 1000).toFixed(1)
}

/** Such as `= 0.3173`; what four decimals cannot show is `< 0.0001`. */
export function probabilityOf(p: number): string {
  return p < 0.0001 ? '< 0.0001' : `= ${p.toFixed(4)}`
}

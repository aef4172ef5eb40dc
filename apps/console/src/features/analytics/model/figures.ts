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

const money = { style: 'currency', currency: 'USD' } as const
const dollars = new Intl.NumberFormat('en', money)
const parts = new Intl.NumberFormat('en', { ...money, minimumFractionDigits: 4 })

/** A sum, such as `$134.50`; what cents cannot show is `< $0.01`. */
export function dollarsOf(usd: number): string {
  return usd > 0 && usd < 0.005 ? `< ${dollars.format(0.01)}` : dollars.format(usd)
}

/** What a picture costs, such as `$0.1340`: parts of a cent count there, and all rows have as many of them. */
export function pictureCostOf(usd: number | null): string {
  return usd === null ? copy.nothing : parts.format(usd)
}

/** A distance of faces or of colours; a dash where none was measured. */
export function distanceOf(distance: number | null, digits: number): string {
  return distance === null ? copy.nothing : distance.toFixed(digits)
}

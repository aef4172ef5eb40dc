import type { Share } from '@ever-after/contract'

/** Two-sided 95 %. */
const z = 1.959964

/** A share of a count with its 95 % Wilson interval; null while there is nothing to share. */
export function shareOf(part: number, total: number): Share | null {
  if (total <= 0) return null
  const fraction = Math.min(part, total) / total
  const width = 1 + z ** 2 / total
  const centre = (fraction + z ** 2 / (2 * total)) / width
  const reach = (z / width) * Math.sqrt((fraction * (1 - fraction)) / total + z ** 2 / (4 * total ** 2))
  return { fraction, low: Math.max(0, centre - reach), high: Math.min(1, centre + reach) }
}

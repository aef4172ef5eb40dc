import type { OperatorStyle, RankedStyle, StyleAnalytics } from '@ever-after/contract'
import { styleOf } from '#testing/builders.ts'

/** A style whose name, by which it is rated, is neither its id nor what its card says. */
export const oldStyleOf = (id: string, rest: Partial<OperatorStyle> = {}): OperatorStyle =>
  styleOf(id, { styleName: `${id} of old`, ...rest })

/** A style of Beach with that many positive ratings among all. */
export const ranked = (styleName: string, positive: number, total: number): RankedStyle => ({
  styleId: `id of ${styleName}`,
  styleName,
  displayName: `${styleName} as shown`,
  category: 'Beach',
  positive,
  negative: total - positive,
  total,
  liked: { fraction: positive / total, low: 0, high: 1 },
  runs: 0,
  failed: 0,
  p50Ms: null,
  p95Ms: null,
  likeness: null,
  reasons: {},
})

export function analyticsOf(ranking: RankedStyle[]): StyleAnalytics {
  return { cards: { totalStyles: 5, totalRatings: 0, averageRating: null, creations7Days: 0 }, ranking }
}

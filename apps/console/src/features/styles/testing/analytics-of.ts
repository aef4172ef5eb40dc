import type { RankedStyle, StyleAnalytics } from '@ever-after/contract'

/** A style of Beach with that many positive ratings among all. */
export const ranked = (styleName: string, positive: number, total: number): RankedStyle => ({
  styleId: styleName,
  styleName,
  displayName: styleName,
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
})

export function analyticsOf(ranking: RankedStyle[]): StyleAnalytics {
  return { cards: { totalStyles: 5, totalRatings: 0, averageRating: null, creations7Days: 0 }, ranking }
}

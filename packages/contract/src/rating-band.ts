import type { RatingStats } from './schemas/rating.ts'

/** Shares of positive ratings at which a better band begins (specification section 5). */
export const ratingBands = { high: 0.7, medium: 0.4 } as const

export type RatingBand = 'high' | 'medium' | 'low' | 'unrated'

/** The band by the unrounded share, so that colour and filter never disagree (decision A33). */
export function ratingBandOf({ positive, total }: RatingStats): RatingBand {
  if (total === 0) return 'unrated'
  const share = positive / total
  if (share >= ratingBands.high) return 'high'
  return share >= ratingBands.medium ? 'medium' : 'low'
}

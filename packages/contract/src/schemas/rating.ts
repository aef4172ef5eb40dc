import { z } from 'zod'

export const rating = z.enum(['positive', 'negative'])
export type Rating = z.infer<typeof rating>

export const rateBody = z.object({ rating })

/** How often a style's pictures were rated; all zeros for a style that nobody has rated yet (decision A33). */
export const ratingStats = z.object({
  positive: z.int().nonnegative(),
  negative: z.int().nonnegative(),
  total: z.int().nonnegative(),
})
export type RatingStats = z.infer<typeof ratingStats>

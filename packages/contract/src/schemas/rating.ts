import * as z from 'zod/mini'

export const rating = z.enum(['positive', 'negative'])
export type Rating = z.infer<typeof rating>

export const rateBody = z.object({ rating })

/** How often a style's pictures were rated; all zeros for a style that nobody has rated yet (decision A33). */
export const ratingStats = z.object({
  positive: z.int().check(z.nonnegative()),
  negative: z.int().check(z.nonnegative()),
  total: z.int().check(z.nonnegative()),
})
export type RatingStats = z.infer<typeof ratingStats>

import * as z from 'zod/mini'

export const rating = z.enum(['positive', 'negative'])
export type Rating = z.infer<typeof rating>

/** What was wrong with a picture. */
export const faultReason = z.enum(['likeness', 'light', 'body', 'pose', 'other'])
export type FaultReason = z.infer<typeof faultReason>

/** A reason may follow a negative rating, once. */
export const rateBody = z.object({ rating, reason: z.optional(faultReason) })

/** How often each reason was given. */
export const faultReasons = z.partialRecord(faultReason, z.int().check(z.nonnegative()))
export type FaultReasons = z.infer<typeof faultReasons>

export const redoBody = z.object({ reason: faultReason })

/** How often a style's pictures were rated; all zeros for a style that nobody has rated yet (decision A33). */
export const ratingStats = z.object({
  positive: z.int().check(z.nonnegative()),
  negative: z.int().check(z.nonnegative()),
  total: z.int().check(z.nonnegative()),
})
export type RatingStats = z.infer<typeof ratingStats>

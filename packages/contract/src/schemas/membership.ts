import * as z from 'zod/mini'
import { limits } from '../limits.ts'

const count = z.int().check(z.nonnegative())

/** GET /subscriptions/status; the server always sends every field (decision A15). */
export const subscriptionStatus = z.object({
  hasActiveSubscription: z.boolean(),
  subscription: z.nullable(
    z.object({ expiresAt: z.iso.datetime(), productId: z.string(), periodType: z.string() }),
  ),
  usage: z.object({
    canUseTransformation: z.boolean(),
    /** An answer without it counts as the whole gift. */
    remainingFreeUses: z._default(count, limits.freeChanges),
    bonusChangesRemaining: count,
    portraitCreditsRemaining: count,
    weeklyTransformationsRemaining: count,
    portraitEnhancementsUsed: count,
    portraitGenerationsRemaining: count,
    portraitLimit: count,
    /** Bought for ever (decision A07). */
    hasLifetimeDownloads: z.boolean(),
  }),
})
export type SubscriptionStatus = z.infer<typeof subscriptionStatus>

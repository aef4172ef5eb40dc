import * as z from 'zod/mini'

const count = z.int().check(z.nonnegative())

/** GET /subscriptions/status; the server always sends every field (decision A15). */
export const subscriptionStatus = z.object({
  hasActiveSubscription: z.boolean(),
  subscription: z.nullable(
    z.object({ expiresAt: z.iso.datetime(), productId: z.string(), periodType: z.string() }),
  ),
  usage: z.object({
    canUseTransformation: z.boolean(),
    remainingFreeUses: count,
    bonusChangesRemaining: count,
    portraitCreditsRemaining: count,
    weeklyTransformationsRemaining: count,
    portraitEnhancementsUsed: count,
    portraitGenerationsRemaining: count,
    portraitLimit: count,
  }),
})
export type SubscriptionStatus = z.infer<typeof subscriptionStatus>

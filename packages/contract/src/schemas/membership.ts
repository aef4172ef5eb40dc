import { z } from 'zod'

const count = z.int().nonnegative()

/** GET /subscriptions/status; the server always sends every field (decision A15). */
export const subscriptionStatus = z.object({
  hasActiveSubscription: z.boolean(),
  subscription: z
    .object({ expiresAt: z.iso.datetime(), productId: z.string(), periodType: z.string() })
    .nullable(),
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

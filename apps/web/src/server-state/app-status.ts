import type { SubscriptionStatus } from '@ever-after/contract'
import * as z from 'zod/mini'

const count = z.int().check(z.nonnegative())

/** What the app keeps of the status under `subscription-status`. */
export const appStatus = z.object({
  isActive: z.boolean(),
  isInTrial: z.boolean(),
  trialDaysRemaining: count,
  canUseHairColorChange: z.boolean(),
  canDownloadPhotos: z.boolean(),
  /** Free uses. */
  usageRemaining: count,
  bonusChangesRemaining: count,
  portraitCreditsRemaining: count,
  weeklyTransformationsRemaining: count,
  portraitEnhancementsUsed: count,
  portraitGenerationsRemaining: count,
  portraitLimit: count,
  productId: z.nullable(z.string()),
  expirationDate: z.nullable(z.string()),
  subscriptionType: z.enum(['yearly', 'weekly', 'unknown']),
})
export type AppStatus = z.infer<typeof appStatus>

const dayMs = 24 * 60 * 60 * 1000

/** The server's answer in the app's words. */
export function appStatusOf({
  status: { hasActiveSubscription, subscription, usage },
  nowMs,
}: {
  status: SubscriptionStatus
  nowMs: number
}): AppStatus {
  const isInTrial = hasActiveSubscription && subscription?.periodType === 'TRIAL'
  const { canUseTransformation, remainingFreeUses, hasLifetimeDownloads, ...counts } = usage
  return {
    ...counts,
    isActive: hasActiveSubscription,
    isInTrial,
    trialDaysRemaining: isInTrial ? daysUntil(subscription.expiresAt, nowMs) : 0,
    canUseHairColorChange: canUseTransformation,
    canDownloadPhotos: hasActiveSubscription || hasLifetimeDownloads,
    usageRemaining: remainingFreeUses,
    productId: subscription?.productId ?? null,
    expirationDate: subscription?.expiresAt ?? null,
    subscriptionType: typeOf(subscription?.productId),
  }
}

/** Whole days until then, rounded up and never below 0 (decision A16). */
function daysUntil(expiresAt: string, nowMs: number): number {
  return Math.max(0, Math.ceil((Date.parse(expiresAt) - nowMs) / dayMs))
}

function typeOf(productId = ''): AppStatus['subscriptionType'] {
  if (productId.includes('yearly')) return 'yearly'
  return productId.includes('weekly') ? 'weekly' : 'unknown'
}

import { limits, type SubscriptionStatus } from '@ever-after/contract'

/** Generations and portrait credits together; a device of which nothing is known has the free ones. */
export function enhancementsLeft(status: SubscriptionStatus | undefined): number {
  if (!status) return limits.freePortraitGenerations
  const { portraitGenerationsRemaining, portraitCreditsRemaining } = status.usage
  return portraitGenerationsRemaining + (status.hasActiveSubscription ? portraitCreditsRemaining : 0)
}

import { limits, localKeys } from '@ever-after/contract'
import { daysSinceFirstLaunch } from './first-launch.ts'
import { isNative } from './is-native.ts'
import { duringSystemDialog } from './privacy-screen.ts'
import { localStore } from './storage.ts'

export interface ReviewOccasion {
  trigger: 'purchase' | 'rating' | 'push_notification' | 'general'
  /** Only someone with an active subscription is asked. */
  requirePremium?: boolean
  minUsageDays?: number
  now?: Date
}

/**
 * Asks the phone for its review prompt, once in the life of an installation; whether it shows is the
 * phone's decision. Answers whether it was asked. A browser has no such prompt and remembers nothing.
 */
export async function requestReview(occasion: ReviewOccasion): Promise<boolean> {
  if (!isNative() || !isDue(occasion)) return false
  // Set before asking: two occasions at the same time must not both ask.
  localStore.write(localKeys.hasRequestedReview, true)
  const { askForReview } = await import('./native/review.ts')
  await duringSystemDialog(askForReview)
  return true
}

/** Whether no one has been asked yet and the occasion's conditions hold. */
export function isDue({ trigger, requirePremium = false, minUsageDays, now }: ReviewOccasion): boolean {
  if (localStore.read(localKeys.hasRequestedReview) === true) return false
  if (requirePremium && !hasActiveSubscription()) return false
  const neededDays = minUsageDays ?? (trigger === 'general' ? limits.reviewMinUsageDays : 0)
  return daysSinceFirstLaunch(now) >= neededDays
}

function hasActiveSubscription(): boolean {
  const status = localStore.read(localKeys.subscriptionStatus)
  return typeof status === 'object' && status !== null && 'isActive' in status && status.isActive === true
}

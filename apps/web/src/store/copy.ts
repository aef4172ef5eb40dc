import type { Plan } from '@ever-after/contract'
import type { IntroPrice } from '#platform/purchases.ts'

const planNames: Record<Plan, string> = { weekly: 'Weekly', yearly: 'Yearly' }

/** What a purchase says, in the specification's words wherever it has some. */
export const copy = {
  processing: 'Processing…',
  success: 'Welcome to Premium!',
  packSuccess: 'Purchase Complete!',
  packToast: { title: 'Success', description: 'Bonus credits added to your account' },
  packFailedToast: { title: 'Purchase Failed', description: 'Please try again' },
  cancelled: 'Purchase was cancelled',
  storeUnavailable: 'App Store is currently unavailable',
  pending: 'Payment is pending approval',
  productNotAvailable: 'This product is not available',
  failed: 'Purchase failed',
  timedOut: 'Purchase timed out. Please try again.',
  packTimedOut: 'Purchase timeout',
  subscriptionFailed: 'Subscription failed. Please try again.',
  unable: 'Unable to complete purchase. Please try again.',
  noPlans: 'No subscription plans available',
  planNotAvailable: (plan: Plan) => `${planNames[plan]} plan not available`,
  noOfferings: 'No offerings available',
  lifetimeNotAvailable: 'One-time purchase not available',
  portraitsNotAvailable: 'Portrait credits not available',
  changesNotAvailable: 'Bonus transformations not available',
  restoreRefused: 'Restore failed',
  restoreFailed: 'Failed to restore purchases',
  nothingToRestore: 'No active subscriptions found to restore',
  restoredToast: { title: 'Success', description: 'Your purchases are back on this device.' },
  /** A payment went through and the server could not prove it yet. */
  confirming: 'Your payment went through. It is added here as soon as the App Store confirms it.',
} as const

const units: Record<IntroPrice['periodUnit'], string> = {
  DAY: 'day',
  WEEK: 'week',
  MONTH: 'month',
  YEAR: 'year',
}

/** How long a first price lasts: 3 and DAY are "3 days", 1 and MONTH is "month". */
export function lengthWords({
  periodNumberOfUnits: count,
  periodUnit,
}: Pick<IntroPrice, 'periodNumberOfUnits' | 'periodUnit'>): string {
  return count === 1 ? units[periodUnit] : `${count} ${units[periodUnit]}s`
}

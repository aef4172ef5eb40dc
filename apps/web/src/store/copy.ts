import type { Plan } from '@ever-after/contract'
import type { IntroPrice } from '#platform/purchases.ts'
import { words } from '#platform/words.ts'

type Length = Pick<IntroPrice, 'periodNumberOfUnits' | 'periodUnit'>

/** What a purchase says, in the specification's words wherever it has some. */
export const copy = words('store', {
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
  /** Below the words of a failure: whether it was paid, and what to do. */
  notCharged: 'Nothing was charged. Try again later, or check the way you pay in your App Store account.',
  maybeCharged: 'If you were charged all the same, Restore Purchases brings here what you paid for.',
  stillLooking:
    'If you were charged all the same, it is added here by itself: wait a minute before you try again.',
  noPlans: 'No subscription plans available',
  planNotAvailable: (plan: Plan) => `${plan === 'weekly' ? 'Weekly' : 'Yearly'} plan not available`,
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
  /** How long a first price lasts: "First 3 days", "First month". */
  first: (length: Length) => `First ${length.periodNumberOfUnits === 1 ? unitOf(length) : spanOf(length)}`,
  /** How long something is free: "3 days", "1 month". */
  span: (length: Length) => spanOf(length),
})

const unitOf = ({ periodUnit }: Length) => periodUnit.toLowerCase()
const spanOf = (length: Length) =>
  `${length.periodNumberOfUnits} ${unitOf(length)}${length.periodNumberOfUnits === 1 ? '' : 's'}`

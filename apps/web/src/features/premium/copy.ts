import { limits, portraitsOf } from '@ever-after/contract'
import { words } from '#platform/words.ts'

export const copy = words('premium', {
  title: 'Premium',
  lead: 'More of the two of you, as beautiful as it gets.',
  loading: 'Loading your plan',
  failedTitle: 'Your plan did not load',
  failed: 'Check your connection and try again.',
  retry: 'Retry',
  welcome: 'Welcome to Premium',
  welcomeDetail: 'Everything that Premium gives is yours.',
  notOnSale: 'Premium is not on sale yet. When it is, you will find it here.',
  benefits: 'What Premium gives',
  offer: {
    title: 'Premium for the two of you',
    loading: 'Asking the store for its prices',
    noPrice: 'The store does not tell its prices right now.',
    plans: 'Plans',
    names: { weekly: 'Weekly', yearly: 'Yearly' },
    per: { weekly: 'a week', yearly: 'a year' },
    aWeek: (price: string) => `${price} a week`,
    betterValue: 'Better value',
    trial: (length: string) => `${length} free, then`,
    intro: ({ first, price }: { first: string; price: string }) => `${first} for ${price}, then`,
    join: 'Join Premium',
    waiting: 'Waiting for approval',
    looking: 'Looking for your payment',
    /** Of a payment without an outcome. */
    open: {
      pendingMore:
        'Somebody has to allow it first. Premium opens by itself when they do, and if they decline nothing is charged.',
      pendingRest: 'Until then both plans wait, an hour at most, so that you do not pay twice.',
      looking:
        'The App Store has not told us yet whether it went through. Both plans wait a minute, so that you do not pay twice.',
    },
    renewal: ({ billed, per, beginning }: { billed: string; per: string; beginning: string | undefined }) =>
      `${beginning ?? `${billed} ${per}`}. Renews by itself until you cancel in your App Store account at least 24 hours before the period ends.`,
    restore: 'Restore Purchases',
    terms: 'Terms of use',
    privacy: 'Privacy policy',
    opensOutside: 'opens outside the app',
  },
  plan: 'Current Plan',
  free: 'Free Plan',
  premium: 'Premium Plan',
  changes: 'Remaining changes',
  changesWeekly: 'Remaining changes this week',
  bonus: 'Of these, bonus changes',
  choose: 'Choose a style',
  trialDays: 'Trial days remaining',
  /** Whether it was cancelled is told by the store only. */
  renews: 'Renews, unless cancelled, on',
  manage: 'Manage subscription',
  opensStore: 'opens the store',
  storeFailed: { title: 'The store did not open', description: 'Check your connection and try again.' },
})

/** Four cards (decision A52); what another deployment has and this one has not is left out (record 0019). */
export const benefits = words('premium-benefits', {
  creations: {
    name: `${limits.weeklyChanges} changes weekly`,
    detail: 'Wedding pictures, dresses and hair, new every week.',
  },
  resolution: { name: 'Full resolution', detail: 'Every picture in full size, yours to save.' },
  portraits: {
    name: `${portraitsOf(limits.weeklyPortraitGenerations)} portraits weekly`,
    detail: 'Two better portraits of each photo, new every week.',
  },
  noWatermark: { name: 'No watermark', detail: 'Nothing lies over the two of you.' },
  collections: { name: 'Premium collections', detail: 'All collections, also those set aside for Premium.' },
})

import { limits, type Plan } from '@ever-after/contract'
import { words } from '#platform/words.ts'

export const paywallCopy = words('paywall', {
  fullScreen: {
    title: 'Go Premium Now!',
    first: 'Weekly wedding photos',
    later: 'Maybe Later',
  },
  stages: {
    initial: 'One moment',
    sad: 'Your free changes are used up',
    magic: 'But the day is not over',
    happy: 'There is so much more of you two to see',
    pricing: 'Many more of the two of you',
    skip: 'Tap to go on',
  },
  lines: {
    perWeek: `${limits.weeklyChanges} changes every week: pictures, dresses, hair`,
    downloads: 'Download in high quality',
    collections: 'Premium style collections',
    noWatermark: 'Pictures without a watermark',
    styles: (count: number) => `${count}+ styles`,
  },
  /** Both parts of the free allowance (decision A01), and what they come to. */
  free: `Everyone begins with ${limits.freeChanges + limits.welcomeChanges} changes: ${limits.freeChanges} free style changes and ${limits.welcomeChanges} more as a welcome gift. Premium is for those who want to go on.`,
  plans: 'Plans',
  buy: { weekly: 'Premium Weekly', yearly: 'Premium Yearly' } satisfies Record<Plan, string>,
  per: { weekly: 'a week', yearly: 'a year' } satisfies Record<Plan, string>,
  /** What the year comes to for a week, below what is billed. */
  aWeek: (price: string) => `${price} a week`,
  betterValue: 'Better value',
  /** What comes before the first full price. */
  afterwards: (beginning: string, price: string) => `${beginning}, then ${price}`,
  freeAtFirst: (first: string) => `${first} free`,
  renews: {
    weekly: 'Renews every week until you cancel',
    yearly: 'Renews every year until you cancel',
  } satisfies Record<Plan, string>,
  pricesLoading: 'Asking the store for its prices',
  pricesMissing:
    'The store does not tell its prices right now, so nothing can be bought. Check your connection.',
  retry: 'Try again',
  offline: 'You are offline. The store is there again when you are.',
  renewal:
    'A subscription renews by itself. To end it, cancel in your App Store account at least 24 hours before the period ends; you keep Premium until then.',
  restore: 'Restore Purchases',
  terms: 'Terms of use',
  privacy: 'Privacy policy',
  opensOutside: 'opens outside the app',
  close: 'Close',
  ledger: 'Where your changes went',
  dismiss: 'Dismiss',
  opening: 'One moment',
  details: {
    processing: 'The store is at work. This takes a moment.',
    pending: 'Somebody has to allow it first. Premium opens by itself when they do; you need not wait here.',
    success: 'Everything is open for the two of you.',
  },
  /** Under a button that rests because the store gave no answer. */
  looking: 'We are looking whether your payment went through.',
  /** Paid, and not yet proved. */
  confirming: 'Nearly there',
})

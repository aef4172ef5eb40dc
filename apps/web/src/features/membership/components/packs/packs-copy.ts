import { limits, type PackId } from '@ever-after/contract'
import { words } from '#platform/words.ts'
import { storeCopy } from '#store'

interface PackWords {
  name: string
  detail: string
  badge?: string
}

export const packsCopy = words('packs', {
  title: 'Bonus Credits',
  balance: 'What you have left',
  lead: 'Extra changes and portraits on top of every week’s own. They stay until you use them.',
  /** At a limit of the week: what is used up, and when it comes back. */
  limits: {
    changes: {
      title: `This week’s ${limits.weeklyChanges} changes are used up`,
      lead: 'They come back when your next week begins. Bonus Credits go on from here, and stay until you use them.',
    },
    portraits: {
      title: 'This week’s portraits are used up',
      lead: 'They come back when your next week begins. Bonus Credits go on from here, and stay until you use them.',
    },
  },
  packs: {
    transformations_20: { name: '20 changes', detail: 'For wedding pictures, dresses and hair' },
    transformations_40: {
      name: '40 changes',
      detail: 'For wedding pictures, dresses and hair',
      badge: 'Best Value',
    },
    portraits: { name: '20 enhanced portraits', detail: '10 generations / 10 credits' },
  } satisfies Record<PackId, PackWords> as Record<PackId, PackWords>,
  list: 'Credit packs',
  buy: ({ name, price }: { name: string; price: string }) => `Buy ${name} for ${price}`,
  waiting: 'Waiting',
  once: 'Paid once through the App Store. No subscription, nothing renews.',
  pricesLoading: 'Asking the store for its prices',
  retry: 'Retry',
  restore: 'Restore Purchases',
  terms: 'Terms of use',
  privacy: 'Privacy policy',
  opensOutside: 'opens outside the app',
  ledger: 'Where your changes went',
  close: 'Close',
})

export const lifetimeCopy = words('lifetime', {
  title: 'Lifetime downloads',
  detail:
    'Save every picture you make in full size and without a watermark, for ever. With 15 bonus changes.',
  /** To who subscribes. */
  besides:
    'Premium saves your pictures while it lasts. This goes on when Premium ends: in full size and without a watermark, for ever. With 15 bonus changes.',
  once: 'Paid once, no subscription.',
  onceShort: 'once',
  /** In a row beside the plans. */
  brief: 'No subscription. With 15 bonus changes.',
  buy: (price: string) => `Buy once for ${price}`,
  buyShort: 'Buy once',
  owned: 'Lifetime downloads are yours',
  ownedDetail: 'Every picture you make is saved in full size and without a watermark.',
})

export const stageCopy = words('purchase-stage', {
  processing: {
    title: storeCopy.processing,
    detail: 'The store is completing your purchase. Please stay here.',
  },
  restoring: {
    title: storeCopy.processing,
    detail: 'The store is looking for what you bought before.',
  },
  /** Under the store's own words. */
  pending: 'Somebody has to allow it first. It is added by itself when they do; you need not wait here.',
  confirming: 'Thank you',
  restored: { title: 'Welcome back', detail: 'What you bought before is here again.' },
  success: {
    premium: { title: storeCopy.success, detail: 'Everything is open for the two of you.' },
    pack: { title: storeCopy.packSuccess, detail: 'It is yours from now on.' },
  },
  close: 'Close',
})

import type { Bucket, LedgerEntry } from '@ever-after/contract'
import { words } from '#platform/words.ts'

type CreationKind = NonNullable<LedgerEntry['creation']>['kind']

export const copy = words('ledger', {
  title: 'Where your changes went',
  lead: 'Everything that came and everything you used, newest first.',
  back: 'Back',
  loading: 'Loading where your changes went',
  emptyTitle: 'Nothing has come or gone yet',
  empty: 'Your first picture will stand here.',
  choose: 'Choose a style',
  failedTitle: 'This list did not load',
  failed: 'Check your connection and try again. Nothing was charged.',
  retry: 'Retry',
  earlier: 'Show earlier',
  earlierComing: 'Loading...',
  earlierFailed: 'Earlier ones did not load. Check your connection and try again.',
  promise: 'A picture that fails costs nothing: what it took comes back by itself.',
  support: 'Something looks wrong',
  today: 'Today',
  yesterday: 'Yesterday',
  more: (count: number) => `${count} more`,
  less: (count: number) => `${count} less`,
})

/** What an entry counts, as the list of what is left names it. */
export const bucketNames = words<Record<Bucket, string>>('ledger-buckets', {
  free: 'Free changes',
  welcome: 'Bonus changes',
  bonus: 'Bonus changes',
  weekly: 'Weekly changes',
  portrait_free: 'Free portraits',
  portrait_weekly: 'Weekly portraits',
  portrait_credit: 'Bonus portraits',
  lifetime: 'Downloads without a watermark',
})

export const creationNames = words<Record<CreationKind, { kind: string; deleted: string }>>(
  'ledger-creations',
  {
    style: { kind: 'Wedding picture', deleted: 'A wedding picture you deleted' },
    dress: { kind: 'Dress try-on', deleted: 'A dress try-on you deleted' },
    hair: { kind: 'Hair colour', deleted: 'A hair colour you deleted' },
    portrait: { kind: 'Two portraits', deleted: 'Enhanced portraits' },
  },
)

/** How a picture ended, after what it was. */
export const outcomes = words('ledger-outcomes', {
  running: 'in the making',
  made: 'made',
  failed: 'did not work out',
  returned: 'Did not work out, nothing was charged',
})

export const reasons = words('ledger-reasons', {
  firstChanges: 'Your free changes',
  firstPortraits: 'Your free portraits',
  welcome: 'Welcome Gift',
  week: 'A new week began',
  bought: (product: string) => `You bought ${product}`,
  refunded: (product: string) => `Refunded: ${product}`,
  refundReversed: (product: string) => `Refund taken back: ${product}`,
  support: 'A gift from our support',
  restored: 'Restored to this device',
  movedAway: 'Moved to another device',
  carriedOver: 'Carried over to this installation',
  carriedAway: 'Carried over to a newer installation',
  takenBack: 'Taken back',
})

export const productNames = words('ledger-products', {
  one_time_premium_credit: 'lifetime downloads',
  bonus_transformations_20: '20 changes',
  bonus_transformations_40: '40 changes',
  portrait_credits_10: '20 enhanced portraits',
  other: 'an extra',
})

/** The right to download is owned or not; it is not counted. */
export const lifetimeAmounts = words('ledger-lifetime', { owned: 'Yours', gone: 'Ended' })

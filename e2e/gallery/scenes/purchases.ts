import type { Page } from '@playwright/test'
import { inTurn, press } from '../press.ts'
import type { Scene } from '../scene.ts'

/** What the app says of a purchase that failed, and of a store that cannot be read. */
export const purchaseFails = [/^PurchaseError/]
export const store = '**/sandbox-store/**'
const purchases = '**/sandbox-store/purchases'
const customer = '**/sandbox-store/v1/subscribers/*'
const restoring = '**/sandbox-store/restore'
/** The store's kit and the app have both waited long enough. */
const allPatienceMs = 46_000

const pill = press(/changes left/)
const buyWeekly = inTurn(pill, press('Premium Weekly'))
const credits = press(/^Bonus Credits/)
const buyPack = inTurn(credits, press(/^Buy 20 changes/))
const restore = press('Restore Purchases')
const yearly = (page: Page) => page.getByRole('radio', { name: 'Yearly' }).check()
const overlay = { face: 'full', path: '/' } as const
const packs = { face: 'full', path: '/settings', device: 'premium' } as const
const premium = { face: 'full', path: '/premium' } as const
const lifetime = press(/^Buy once for/)

/** How a purchase or a restore goes, from the store's sheet to its end. */
export const purchaseScenes: readonly Scene[] = [
  { ...overlay, name: 'purchase-sheet', act: buyWeekly, shows: 'Or see what happens when' },
  {
    ...premium,
    name: 'purchase-sheet-trial',
    layout: 'purchase-sheet',
    act: inTurn(yearly, press('Join Premium')),
    shows: 'Free for 3 days, then',
  },
  {
    ...packs,
    name: 'purchase-sheet-pack',
    layout: 'purchase-sheet',
    act: buyPack,
    shows: 'Or see what happens when',
  },
  {
    ...overlay,
    name: 'purchase-processing',
    unanswered: [purchases],
    act: inTurn(buyWeekly, press('Subscribe')),
    shows: 'The store is at work',
  },
  {
    ...overlay,
    name: 'purchase-pending',
    act: inTurn(buyWeekly, press('Ask a parent')),
    shows: 'Somebody has to allow it first',
  },
  {
    ...overlay,
    name: 'purchase-success',
    answered: { [purchases]: sold('wedding_photos_premium_weekly') },
    unanswered: ['**/api/subscriptions/sync'],
    act: inTurn(buyWeekly, press('Subscribe')),
    shows: 'Welcome to Premium!',
  },
  {
    ...overlay,
    name: 'purchase-failed',
    failing: [purchases],
    complains: purchaseFails,
    act: inTurn(buyWeekly, press('Subscribe')),
    shows: 'App Store is currently unavailable',
  },
  {
    ...overlay,
    name: 'purchase-timed-out',
    layout: 'purchase-failed',
    unanswered: [purchases, customer],
    complains: [/^PurchaseTimeout/],
    movesTime: true,
    act: inTurn(pill, hurryTime, press('Premium Weekly'), press('Subscribe'), outwait),
    shows: 'Purchase timed out. Please try again.',
  },
  {
    ...overlay,
    name: 'restore-processing',
    layout: 'purchase-processing',
    unanswered: [restoring],
    act: inTurn(pill, restore),
    shows: 'Processing…',
  },
  {
    ...overlay,
    name: 'restore-nothing',
    layout: 'purchase-failed',
    act: inTurn(pill, restore),
    shows: 'No active subscriptions found to restore',
  },
  {
    ...overlay,
    name: 'restore-failed',
    layout: 'purchase-failed',
    failing: [restoring],
    complains: purchaseFails,
    act: inTurn(pill, restore),
    shows: 'Restore failed',
  },
  {
    ...packs,
    name: 'packs-processing',
    layout: 'purchase-processing',
    unanswered: [purchases],
    act: inTurn(buyPack, press('Buy')),
    shows: 'Please stay here.',
  },
  {
    ...packs,
    name: 'packs-bought',
    layout: 'purchase-success',
    answered: { [purchases]: sold('bonus_transformations_20') },
    unanswered: ['**/api/purchases/one-time'],
    act: inTurn(buyPack, press('Buy')),
    shows: 'Purchase Complete!',
  },
  {
    ...packs,
    name: 'packs-failed',
    layout: 'purchase-failed',
    failing: [purchases],
    complains: purchaseFails,
    act: inTurn(buyPack, press('Buy')),
    shows: 'App Store is currently unavailable',
  },
  {
    ...packs,
    name: 'packs-pending',
    layout: 'purchase-pending',
    act: inTurn(buyPack, press('Ask a parent')),
    shows: 'Somebody has to allow it',
  },
  {
    ...premium,
    name: 'premium-failed',
    failing: [purchases],
    complains: purchaseFails,
    act: inTurn(press('Join Premium'), press('Subscribe')),
    shows: 'App Store is currently unavailable',
  },
  {
    ...premium,
    name: 'premium-restore-nothing',
    layout: 'premium-failed',
    act: restore,
    shows: 'No active subscriptions found to restore',
  },
  {
    ...premium,
    name: 'premium-once-failed',
    layout: 'premium-failed',
    failing: [purchases],
    complains: purchaseFails,
    act: inTurn(lifetime, press('Buy')),
    shows: 'App Store is currently unavailable',
  },
]

function sold(productIdentifier: string) {
  const storeTransactionId = `gallery-${productIdentifier}`
  const purchaseDate = '2030-01-01T12:00:00Z'
  return { outcome: 'succeeded', storeTransaction: { storeTransactionId, productIdentifier, purchaseDate } }
}

/** From here on time can be made to pass. */
function hurryTime(page: Page): Promise<void> {
  return page.clock.install()
}

/** In two goes: what the first ends is seen to before the second. */
async function outwait(page: Page): Promise<void> {
  await page.getByText('The store is at work').waitFor()
  for (const share of [0.7, 0.3]) await page.clock.runFor(allPatienceMs * share)
}

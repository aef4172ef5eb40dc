import type { Page } from '@playwright/test'
import { press } from '../press.ts'
import type { Scene } from '../scene.ts'
import { purchaseFails, store } from './purchases.ts'

const premium = { name: 'premium', face: 'full', path: '/premium', shows: 'Current Plan' } as const
const settings = { face: 'full', path: '/settings', shows: 'Bonus Credits' } as const
const toPlan = toSight('Current Plan')
const toOnce = toSight(/^Lifetime downloads/)

/** The plan somebody is on, wherever it is told. */
export const planScenes: readonly Scene[] = [
  { ...premium, shows: 'Buy once' },
  { ...premium, name: 'premium-plan', layout: 'premium', shows: 'Free Plan', act: toPlan },
  { ...premium, name: 'premium-once', layout: 'premium', shows: 'Paid once, no subscription.', act: toOnce },
  {
    ...premium,
    name: 'premium-intro',
    layout: 'premium',
    remembers: ['otherPrices'],
    shows: 'First month for',
  },
  { ...premium, name: 'premium-tried', layout: 'premium', remembers: ['triedBefore'], shows: 'Join Premium' },
  { ...premium, name: 'premium-active', device: 'premium', shows: 'Welcome to Premium' },
  {
    ...premium,
    name: 'premium-active-plan',
    layout: 'premium-active',
    device: 'premium',
    shows: 'Premium Plan',
    act: toPlan,
  },
  {
    ...premium,
    name: 'premium-active-once',
    layout: 'premium-active',
    device: 'premium',
    shows: 'Paid once',
    act: toOnce,
  },
  {
    ...premium,
    name: 'premium-trial',
    layout: 'premium-active',
    device: 'trial',
    shows: 'Trial days remaining',
    act: toPlan,
  },
  {
    ...premium,
    name: 'premium-lapsed',
    layout: 'premium',
    device: 'lapsed',
    shows: 'Free Plan',
    act: toPlan,
  },
  {
    ...premium,
    name: 'premium-lifetime',
    layout: 'premium',
    device: 'lifetime',
    shows: 'Lifetime downloads are yours',
    act: toOnce,
  },
  {
    ...premium,
    name: 'premium-no-prices',
    failing: [store],
    complains: purchaseFails,
    shows: 'No offerings available',
  },
  {
    ...premium,
    name: 'premium-once-no-price',
    layout: 'premium-no-prices',
    failing: [store],
    complains: purchaseFails,
    shows: 'One-time purchase not available',
    act: toOnce,
  },
  {
    ...premium,
    name: 'premium-prices',
    layout: 'premium-no-prices',
    unanswered: [store],
    shows: 'Asking the store for its prices',
  },
  { ...premium, face: 'loading', shows: 'Loading your plan' },
  { ...premium, face: 'error', shows: 'Your plan did not load' },
  { ...premium, face: 'offline', shows: 'You are offline.' },
  { ...settings, name: 'settings-bonus', layout: 'settings', device: 'trial', shows: /42.bonus changes/ },
  {
    ...settings,
    name: 'settings-subscriber',
    layout: 'settings-subscriber',
    device: 'premium',
    shows: 'Manage subscription',
  },
  {
    ...settings,
    name: 'settings-delete-subscriber',
    layout: 'settings-delete-subscriber',
    device: 'premium',
    shows: /Deleting your data does not end/,
    act: press('Delete my data'),
  },
  { name: 'home-trial', layout: 'home', face: 'full', path: '/', device: 'trial', shows: 'changes left' },
  {
    name: 'home-premium',
    layout: 'home',
    face: 'full',
    path: '/',
    device: 'premium',
    shows: 'Dream Weddings',
  },
  {
    name: 'home-premium-spent',
    layout: 'home-styles',
    face: 'full',
    path: '/',
    device: 'weekSpent',
    shows: 'Dream Weddings',
    act: press(/Explore All Styles/),
  },
]

function toSight(words: string | RegExp) {
  return (page: Page): Promise<void> =>
    page
      .getByRole('heading', { name: words })
      .first()
      .evaluate((heading) => heading.scrollIntoView({ block: 'center', behavior: 'instant' }))
}

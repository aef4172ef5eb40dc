import { inTurn, press } from '../press.ts'
import type { Scene } from '../scene.ts'
import { purchaseFails, store } from './purchases.ts'

const terms = 'at least 24 hours before the period ends'
const pill = press(/changes left/)
const credits = press(/^Bonus Credits/)
const enhance = inTurn(press('Use sample photos'), press('Enhance portraits'))
const overlay = { face: 'full', path: '/', act: pill } as const
const launch = { face: 'full', path: '/', device: 'spent' } as const
const refused = { face: 'full', device: 'spent', remembers: ['photos', 'animated'], shows: terms } as const
const packs = { face: 'full', path: '/settings', device: 'premium', act: credits } as const
const limit = {
  face: 'full',
  device: 'weekSpent',
  shows: 'They come back when your next week begins',
} as const

/** Which paywall is shown: the animated one and its stages, the overlay for each occasion, the packs. */
export const paywallScenes: readonly Scene[] = [
  { ...launch, name: 'paywall-stage-1-initial', stage: 'initial', shows: 'One moment' },
  { ...launch, name: 'paywall-stage-2-sad', stage: 'sad', shows: 'Your free changes are used up' },
  { ...launch, name: 'paywall-stage-3-magic', stage: 'magic', shows: 'But the day is not over' },
  { ...launch, name: 'paywall-stage-4-happy', stage: 'happy', shows: /so much more of you two/ },
  { ...launch, name: 'paywall-animated', shows: 'Many more of the two of you' },
  {
    ...launch,
    name: 'paywall-animated-no-prices',
    layout: 'paywall-animated',
    failing: [store],
    complains: purchaseFails,
    shows: 'The store does not tell its prices right now',
  },
  { ...overlay, name: 'paywall-overlay', shows: terms },
  {
    ...overlay,
    name: 'paywall-overlay-intro',
    layout: 'paywall-overlay',
    remembers: ['otherPrices'],
    shows: terms,
  },
  {
    ...overlay,
    name: 'paywall-overlay-plain',
    layout: 'paywall-overlay',
    remembers: ['triedBefore'],
    shows: terms,
  },
  {
    ...overlay,
    name: 'paywall-launch-again',
    layout: 'paywall-overlay',
    device: 'spent',
    remembers: ['animated'],
    act: undefined,
    shows: terms,
  },
  {
    ...overlay,
    name: 'paywall-settings',
    layout: 'paywall-overlay',
    path: '/settings',
    act: credits,
    shows: terms,
  },
  {
    ...refused,
    name: 'paywall-styles',
    layout: 'paywall-overlay',
    path: '/wedding-style/demo',
    act: press('Try this wedding style'),
  },
  {
    ...refused,
    name: 'paywall-dresses',
    layout: 'paywall-overlay',
    path: '/wedding-dress-tryon',
    remembers: ['dressPhoto', 'dress', 'animated'],
    act: press('Try this wedding dress'),
  },
  {
    ...refused,
    name: 'paywall-portraits',
    layout: 'paywall-overlay',
    device: 'portraitsSpent',
    path: '/wedding-upload',
    remembers: ['animated'],
    act: enhance,
  },
  {
    ...overlay,
    name: 'paywall-prices',
    layout: 'paywall-no-prices',
    unanswered: [store],
    shows: 'Asking the store',
  },
  {
    ...overlay,
    name: 'paywall-no-prices',
    failing: [store],
    complains: purchaseFails,
    shows: 'The store does not tell its prices right now',
  },
  { ...packs, name: 'packs', shows: 'Paid once through the App Store' },
  {
    ...packs,
    name: 'packs-balance',
    layout: 'packs',
    path: '/',
    device: 'trial',
    act: pill,
    shows: 'What you have left',
  },
  {
    ...limit,
    name: 'packs-week-photos',
    layout: 'packs',
    path: '/wedding-style/demo',
    remembers: ['photos'],
    act: press('Try this wedding style'),
  },
  {
    ...limit,
    name: 'packs-week-portraits',
    layout: 'packs',
    path: '/wedding-upload',
    act: enhance,
  },
  {
    ...packs,
    name: 'packs-prices',
    layout: 'packs-no-prices',
    unanswered: [store],
    shows: 'Asking the store',
  },
  {
    ...packs,
    name: 'packs-no-prices',
    failing: [store],
    complains: purchaseFails,
    shows: 'Bonus transformations not available',
  },
  {
    face: 'full',
    name: 'paywall-check-failed',
    path: '/wedding-style/demo',
    remembers: ['photos'],
    failing: ['**/api/subscriptions/status'],
    act: inTurn(press('Try this wedding style')),
    shows: 'We could not look up what is left',
  },
]

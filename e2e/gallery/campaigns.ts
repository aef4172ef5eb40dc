import type { Campaign } from '@ever-after/contract'

const hourMs = 60 * 60 * 1000

/** Under way. */
export const spring: Campaign = {
  id: '00000000-0000-4000-8000-000000000001',
  title: 'Your wedding in spring light',
  body: 'Twelve new styles have arrived, from an orchard in blossom to a chapel by the lake.',
  action: { kind: 'open', route: '/' },
  segment: { group: 'unused', platform: 'any' },
  ratePerMinute: 600,
  state: 'sending',
  pausedBy: null,
  startAt: fromNow(-0.1),
  createdAt: fromNow(-0.1),
  createdBy: 'Front desk (K7Q2)',
  endedAt: null,
  devices: 12_480,
  results: { waiting: 140, sent: 3604, failed: 12, dead: 61, skipped: 3, tapped: 287 },
}
const anniversary: Campaign = {
  ...spring,
  id: '00000000-0000-4000-8000-000000000002',
  title: 'A dress for the two of you',
  body: 'The evening collection is here. Try one on with your own photo.',
  action: { kind: 'open', route: '/dresses' },
  segment: { group: 'inactive', days: 30, platform: 'ios' },
  ratePerMinute: 60,
  state: 'paused',
  pausedBy: 'operator',
  startAt: fromNow(-3),
  devices: 900,
  results: { waiting: 0, sent: 420, failed: 2, dead: 31, skipped: 0, tapped: 18 },
}
/** Over, with results. */
export const offer: Campaign = {
  ...spring,
  id: '00000000-0000-4000-8000-000000000003',
  title: 'Seven days on us',
  body: 'Make as many pictures as you like for a week.',
  action: { kind: 'offer' },
  segment: { group: 'free', platform: 'any' },
  state: 'completed',
  startAt: fromNow(-50),
  endedAt: fromNow(-49),
  createdBy: null,
  devices: 8210,
  results: { waiting: 0, sent: 7990, failed: 21, dead: 187, skipped: 12, tapped: 1104 },
}
const review: Campaign = {
  ...offer,
  id: '00000000-0000-4000-8000-000000000004',
  title: 'How do you like it?',
  body: 'A few words of yours help other couples to find us.',
  action: { kind: 'review' },
  segment: { group: 'premium', platform: 'ios' },
  state: 'cancelled',
  createdBy: 'Front desk (K7Q2)',
  startAt: fromNow(-80),
  devices: 1412,
  results: { waiting: 0, sent: 150, failed: 0, dead: 4, skipped: 0, tapped: 9 },
}
const winter: Campaign = {
  ...spring,
  id: '00000000-0000-4000-8000-000000000005',
  title: 'The winter styles',
  body: 'Snow, candles and a sleigh: eight styles for a wedding in winter.',
  state: 'scheduled',
  startAt: fromNow(40),
  results: { waiting: 0, sent: 0, failed: 0, dead: 0, skipped: 0, tapped: 0 },
}
/** The account that it is sent with was not accepted. */
export const accountStopped: Campaign = { ...spring, state: 'paused', pausedBy: 'account' }

/** One in each state. */
export const campaigns: Campaign[] = [winter, spring, anniversary, offer, review]

function fromNow(hours: number): string {
  return new Date(Date.now() + hours * hourMs).toISOString()
}

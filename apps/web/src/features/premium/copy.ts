import { limits } from '@ever-after/contract'

export const copy = {
  title: 'Premium',
  lead: 'More of the two of you, as beautiful as it gets.',
  loading: 'Loading your plan',
  failedTitle: 'Your plan did not load',
  failed: 'Check your connection and try again.',
  retry: 'Retry',
  welcome: 'Welcome to Premium',
  welcomeDetail: 'Everything below is yours.',
  notOnSale: 'Premium is not on sale yet. When it is, you will find it here.',
  benefits: 'What Premium gives',
  plan: 'Current Plan',
  free: 'Free Plan',
  premium: 'Premium Plan',
  changes: 'Remaining changes',
  changesWeekly: 'Remaining changes this week',
  bonus: 'Of these, bonus changes',
  choose: 'Choose a style',
  trialDays: 'Trial days remaining',
} as const

/** The four benefits (decision A52). */
export const benefits = [
  {
    name: `${limits.weeklyChanges} creations weekly`,
    detail: 'Wedding photos and dress try-ons, new every week.',
  },
  { name: 'Full resolution', detail: 'Every picture in full size, no watermark.' },
  { name: 'Advanced AI models', detail: 'Made by the finest model we have.' },
  { name: 'Premium collections', detail: 'All collections, also those set aside for Premium.' },
] as const

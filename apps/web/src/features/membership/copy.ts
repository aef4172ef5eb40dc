import { limits, portraitsOf } from '@ever-after/contract'
import { words } from '#platform/words.ts'
import type { PaywallTrigger } from '#server-state'

interface DoorWords {
  title: string
  detail: string
}

export const copy = words('membership', {
  history: 'Every picture you made stays in your History.',
  seePremium: 'See Premium',
  close: 'Close',
  left: 'What is left',
  free: 'Free changes',
  bonus: 'Bonus changes',
  weekly: 'Changes this week',
  freePortraits: 'Free portraits',
  weeklyPortraits: 'Portraits this week',
  bonusPortraits: 'Bonus portraits',
  /** Who subscribes already asks for more. */
  moreCredits: {
    title: 'Bonus Credits',
    detail: 'Extra changes and portraits are not on sale yet. This is what you have left.',
  } satisfies DoorWords,
  checkFailed: {
    title: 'We could not look up what is left',
    detail: 'Check your connection and try again in a moment. Nothing was charged.',
  } satisfies DoorWords,
})

const newWeek = 'They come back when your next week begins.'
const premium = `Premium gives ${limits.weeklyChanges} changes every week, for wedding pictures, dresses and hair.`

/** What the sheet says for each trigger: what is used up, and when it comes back. */
export const doorWords = words<Record<PaywallTrigger, DoorWords>>('membership-door', {
  app_launch: { title: 'Your free changes are used up', detail: premium },
  download_attempt: {
    title: 'Saving the full picture is part of Premium',
    detail: 'With Premium you save every picture in full size and without a watermark.',
  },
  style_change_limit: {
    title: 'Your free changes are used up',
    detail: `They were a one-time gift. ${premium}`,
  },
  premium_transformation_limit: {
    title: `This week’s ${limits.weeklyChanges} changes are used up`,
    detail: newWeek,
  },
  dress_tryon_limit: {
    title: 'Your free changes are used up',
    detail: `Wedding pictures and dresses share them. ${premium}`,
  },
  portrait_enhancement_limit: {
    title: 'Your free portraits are used up',
    detail: `You can go on with your own photos. Premium gives ${portraitsOf(limits.weeklyPortraitGenerations)} portraits every week.`,
  },
  premium_portrait_limit: {
    title: 'This week’s portraits are used up',
    detail: `${newWeek} Until then you can go on with your own photos.`,
  },
  onboarding: { title: 'Premium', detail: premium },
  settings_upgrade: {
    title: 'Bonus Credits are for Premium',
    detail: 'Premium users only: extra changes and portraits on top of every week’s own.',
  },
  subscription_info: { title: 'What you have left', detail: premium },
  default: { title: 'This is part of Premium', detail: premium },
})

import { brand, type discoverySources, limits } from '@ever-after/contract'
import { words } from '#platform/words.ts'

const firstChanges = limits.freeChanges + limits.welcomeChanges

export const copy = words('onboarding', {
  label: 'Welcome',
  step: ({ number, count }: { number: number; count: number }) => `Step ${number} of ${count}`,
  back: 'Back',
  continue: 'Continue',
  welcome: {
    eyebrow: brand.name,
    title: 'Welcome',
    lead: 'Two portraits become one wedding picture. Choose a style, add a photo of each of you, and see the day.',
    note: 'No account, no password.',
  },
  discovery: {
    title: 'How Did You Find Us?',
    sources: {
      TikTok: 'TikTok',
      Instagram: 'Instagram',
      'Friend/Family': 'Friend/Family',
      'App Store Search': 'App Store Search',
      'Other Social Media': 'Other Social Media',
      Other: 'Other',
    } satisfies Record<(typeof discoverySources)[number], string>,
  },
  share: {
    title: 'Want to make your mom smile?',
    lead: `Send her ${brand.name}. She may choose a style before you do.`,
    share: 'Share',
    skip: 'Skip for now',
    copied: 'The link is copied. Paste it into a message to her.',
    failed: 'The link could not be shared from here.',
    text: 'See yourselves on your wedding day.',
  },
  permissions: {
    title: 'Quick Setup',
    lead: 'Two questions from your phone. You can change both answers later.',
    photos: 'Photo Access',
    photosDetail: 'So that your pictures can be saved to your phone. Asked when you continue.',
    notifications: 'Notifications',
    notificationsDetail: 'A word from us now and then. Asked when you continue.',
  },
  gift: {
    title: 'Welcome Gift!',
    lead: `${firstChanges} changes are on us, for a style, a dress or a hair colour each. No card, no trial that runs out.`,
    subscribe: 'Subscribe Now',
    start: 'Start with 5 Free Styles',
  },
  popups: {
    free: {
      title: 'Try 5 wedding styles today, completely free!',
      detail: 'Pick the one that feels like you. Everything you make waits in your History.',
    },
    allSet: {
      title: "You're All Set!",
      detail: 'Premium is yours. Pick the style that feels like you.',
    },
    notOnSale: {
      title: 'Premium is not on sale yet',
      detail: `You will find it on the Premium page when it is. Until then ${firstChanges} changes are yours, completely free.`,
    },
    close: 'Choose a style',
  },
})

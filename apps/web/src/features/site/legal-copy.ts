import { brand, limits, portraitsOf } from '@ever-after/contract'
import { words } from '#platform/words.ts'
import type { Paragraph } from './site-settings.ts'

export interface Article {
  title: string
  description: string
  lead: string
  sections: readonly { title: string; paragraphs?: readonly Paragraph[]; points?: readonly string[] }[]
}

export const terms = words<Article>('terms', {
  title: 'Terms of use',
  description: `What ${brand.name} gives you, what we ask of you, and how the subscription works.`,
  lead: 'What you can expect of us, and what we ask of you.',
  sections: [
    {
      title: `What ${brand.name} is`,
      paragraphs: [
        'An app that makes wedding pictures from portraits with AI. The pictures are imagined: they show no event that took place.',
        'A picture may turn out less like you than you hoped. Then say so with a thumbs down, or try another photo.',
      ],
    },
    {
      title: 'Who may use it',
      points: [
        'You are 13 or older. If the law where you live asks for it, a parent agrees.',
        'Everybody in the photos you add has agreed, and is 18 or older.',
      ],
    },
    {
      title: 'What we ask of you',
      points: [
        'Use pictures kindly: not to mock, deceive or harm anybody, and not as proof of a wedding.',
        'Add no photos that you have no right to use.',
        'Leave the service as it is: no scraping, no going around limits.',
      ],
    },
    {
      title: 'Your photos and pictures',
      paragraphs: [
        'They are yours. You let us use them for one thing: to make, keep and show your pictures to you, for as long as the privacy page says.',
      ],
    },
    {
      title: 'Free changes and Premium',
      points: [
        `You begin with ${limits.freeChanges + limits.welcomeChanges} free changes. A change is spent when a style, a dress or a hair colour gives its first picture; a failed picture costs nothing.`,
        `Premium gives ${limits.weeklyChanges} changes a week, ${portraitsOf(limits.weeklyPortraitGenerations)} portraits a week, and full resolution without a watermark.`,
        'Premium is a yearly or weekly subscription, billed through the App Store at the price shown there. It renews by itself unless you cancel at least 24 hours before the period ends.',
        'You can cancel anytime via the App Store. Premium then lasts until the period ends. The App Store decides about refunds.',
      ],
    },
    {
      title: 'If something goes wrong',
      paragraphs: [
        'We work with care, but cannot promise that the service always runs. Please keep your own copy of pictures you love. Your rights as a consumer stay as the law gives them to you.',
        'If these terms change in something that matters, the app tells you first.',
      ],
    },
    {
      title: 'Contact',
      paragraphs: ['Write to {supportEmail}. We reply within 24-48 hours.'],
    },
  ],
})

export const support = words<Article>('support', {
  title: 'Support',
  description: `Help with ${brand.name}: replies within 24-48 hours, and what to do when a picture fails.`,
  lead: 'Write to us, a person reads it. We reply within 24-48 hours.',
  sections: [
    {
      title: 'A picture failed',
      paragraphs: [
        `Its change comes back by itself. If changes were lost on pictures that failed, ask us by email and we give you an extra ${limits.supportGrantChanges} free changes.`,
        'Report a bug, in Settings, opens an email that already names your device, so that we find you.',
      ],
    },
    {
      title: 'Your subscription',
      paragraphs: [
        'You can cancel anytime via the App Store: open Settings on your phone, tap your name, then Subscriptions.',
      ],
    },
    {
      title: 'Your data',
      paragraphs: ['Delete my data and Export my data stand in the Settings of the app.'],
    },
  ],
})

export const supportMail = words('support-mail', {
  action: 'Write to support',
  subject: `Help with ${brand.name}`,
  body: (reference: string) => `\n\n--\nReference ${reference}`,
  missing: 'Our address did not load. Check your connection and open this page again.',
})

import { brand, limits } from '@ever-after/contract'
import { words } from '#platform/words.ts'
import type { Paragraph } from './site-settings.ts'

const freeTotal = limits.freeChanges + limits.welcomeChanges

export interface Question {
  question: string
  answer: readonly Paragraph[]
}

const questions: readonly Question[] = [
  {
    question: `What does ${brand.name} do?`,
    answer: [
      'You choose a style and add one portrait of each of you. The app makes one wedding picture that looks like the two of you. You can also try a wedding dress on a photo of yourself, or see another hair colour.',
    ],
  },
  {
    question: 'Is it free?',
    answer: [
      `You begin with ${freeTotal} free changes. You spend one on each wedding style, dress or hair colour you try, however many pictures it gives. After that, Premium gives ${limits.weeklyChanges} changes a week.`,
    ],
  },
  {
    question: 'What if a picture fails?',
    answer: [
      `A failed picture costs nothing: its change comes back by itself. If changes were lost on pictures that failed, write to {supportEmail} and we give you an extra ${limits.supportGrantChanges} free changes.`,
    ],
  },
  {
    question: 'How soon does support reply?',
    answer: ['Within 24-48 hours. Write to {supportEmail}.'],
  },
  {
    question: 'How does the subscription work?',
    answer: [
      'Premium is a yearly or weekly subscription through the App Store. It renews by itself, and you can cancel it anytime via the App Store, at least 24 hours before the period ends.',
    ],
  },
  {
    question: 'Which photos work best?',
    answer: [
      'One person, looking at the camera, in even light, with the whole head in the picture. Before a change is spent, the app tells you what could be better.',
    ],
  },
  {
    question: 'May I use a photo of somebody else?',
    answer: [
      `Only if they agree, and only if they are 18 or older: our pictures are for adults. ${brand.name} itself may be used from 13 on.`,
    ],
  },
  {
    question: 'What happens to our photos?',
    answer: [
      'We delete photos you add after {photoRetention}, finished pictures after {resultRetention}. Portraits you save stay until you delete them. In Settings you can delete or export everything at any time.',
      {
        when: 'drawnElsewhere',
        text: 'To draw some of your pictures, we send photos to {drawing}. The privacy page says which.',
      },
    ],
  },
  {
    question: 'Can others see that AI made the picture?',
    answer: [
      'Yes. Every picture says so inside its file, and pictures made for free also carry a watermark.',
    ],
  },
]

export const faqCopy = words('faq', {
  title: 'Questions and answers',
  lead: 'Short answers to what couples ask most.',
  description: `How ${brand.name} works, what is free, how to cancel and what happens to your photos.`,
  questions,
})

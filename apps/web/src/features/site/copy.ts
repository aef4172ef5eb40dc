import { brand, limits } from '@ever-after/contract'

export const copy = {
  name: brand.name,
  headline: brand.headline,
  tagline: brand.tagline,
  lead: 'Two portraits and a style. One wedding picture that looks like the two of you.',
  openPreview: 'Open the app preview',
  stepsTitle: 'How it works',
  steps: [
    ['Pick a style', 'A beach at dusk, a candlelit hall, a garden in June.'],
    ['Add two portraits', 'One of each of you, whoever wears the dress or the suit.'],
    ['Keep the picture', 'It is made while you wait, and stays in your History.'],
  ],
  numerals: ['I', 'II', 'III'],
  stylesTitle: 'A few of the styles',
  promiseTitle: 'Your faces stay yours',
  promise: `Photos are used only to make your pictures and are deleted after ${limits.photoRetentionDays} days. Face measurements are compared and forgotten, never stored.`,
  footer: `${brand.name} pictures are made with AI.`,
} as const

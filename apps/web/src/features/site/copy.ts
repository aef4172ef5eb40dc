import { brand, daysInWords, limits, portraitsOf } from '@ever-after/contract'
import { words } from '#platform/words.ts'

const freeTotal = limits.freeChanges + limits.welcomeChanges

export const siteCopy = words('site', {
  name: brand.name,
  headline: brand.headline,
  tagline: brand.tagline,
  title: 'wedding pictures of the two of you',
  description: `Two portraits and a style make one wedding picture that looks like the two of you. Begin with ${freeTotal} free changes.`,
  cardAlt: 'Three wedding pictures in arches: a beach, a garden at the golden hour, and snow',
  lead: 'Two portraits and a style. One wedding picture that looks like the two of you.',
  appStore: 'Download on the App Store',
  openPreview: 'Open the app preview',
  seeHow: 'See how it works',
  stepsTitle: 'How it works',
  steps: [
    ['Pick a style', 'A beach at dusk, a candlelit hall, a garden in June.'],
    ['Add two portraits', 'One of each of you, whoever wears the dress or the suit.'],
    ['Keep the picture', 'It is made while you wait, and stays in your History.'],
  ],
  numerals: ['I', 'II', 'III'],
  portraits: ['You', 'Your love'],
  onePicture: 'One wedding picture',
  comparison: {
    title: 'Before and after',
    lead: 'Each of them in the portrait, and in the wedding picture made of it.',
    before: 'Before',
    after: 'After',
    slider: (number: number) => `How much of portrait ${number} you see`,
    note: 'Ever After made every picture of this couple from the same two portraits. Nobody touched them up.',
  },
  moodsTitle: 'One garden, four moods',
  moods: 'Noon, the golden hour, lanterns, or silver as in an old album. You choose the light.',
  stylesTitle: 'A few of the styles',
  drawnNote:
    'The couples on this page are drawn, and seen from behind. In your picture, the two faces are yours.',
  drawnStylesNote:
    'The couples in these styles are drawn, and seen from behind. In your picture, the two faces are yours.',
  promiseTitle: 'Your faces stay yours',
  promise:
    'We use photos only to make your pictures and delete them after {photoRetention}. Face measurements are compared and forgotten, never stored.',
  promiseElsewhere: 'To draw some of your pictures, we send photos to {drawing}.',
  promiseLink: 'How we treat your photos',
  plansTitle: 'Free to begin with',
  plans: [
    {
      name: 'Free',
      line: `${freeTotal} changes, once`,
      points: [
        'Wedding styles and dress try-ons',
        'Before and after, at a touch',
        'Pictures carry a watermark',
        'No account, no email address',
      ],
    },
    {
      name: 'Premium',
      line: `${limits.weeklyChanges} changes a week`,
      points: [
        'Full resolution, without a watermark',
        'Save pictures to your phone',
        `${portraitsOf(limits.weeklyPortraitGenerations)} portraits a week`,
      ],
    },
  ],
  plansNote:
    'Premium is weekly or yearly. The App Store shows the price before you buy, and you can cancel there anytime.',
  questionsTitle: 'Questions',
  closing: {
    title: 'See yourselves on your day',
    line: `Your first ${freeTotal} changes are free. No account, no email address.`,
  },
  footer: `${brand.name} pictures are made with AI.`,
  footerLinks: 'More pages',
  links: [
    ['/privacy', 'Privacy'],
    ['/terms', 'Terms'],
    ['/support', 'Support'],
  ],
  days: (days: number) => daysInWords(days),
  home: `${brand.name}, start page`,
  back: 'Back',
  /** Stands for the address while it is not known. */
  ourSupport: 'our support',
  aPicture: (style: string) => `A bride and a groom seen from behind, in the style ${style}`,
  aPortrait: (number: number) => `Portrait ${number} of the two that the wedding pictures were made from`,
  inThePicture: (number: number) => `The person of portrait ${number} in the wedding picture`,
  aCouple: (style: string) => `The two people of the portraits in wedding clothes, in the style ${style}`,
})

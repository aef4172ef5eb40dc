import { brand, limits } from '@ever-after/contract'

export interface Article {
  title: string
  description: string
  lead: string
  sections: readonly { title: string; paragraphs?: readonly string[]; points?: readonly string[] }[]
}

/** Braces name a value of the deployment. */
export const privacy: Article = {
  title: 'Privacy',
  description: `Which photos and data ${brand.name} keeps, for how long, and how to delete them.`,
  lead: 'A face is personal. This page says what we keep, where, how long and why.',
  sections: [
    {
      title: 'In short',
      points: [
        'Your photos make your pictures, and nothing else. They train no model and are never sold.',
        'Photos you add are deleted after {photoRetention}, finished pictures after {resultRetention}.',
        'Face measurements are computed, compared and discarded. None is stored.',
        'You need no account. You can delete or export everything in Settings.',
      ],
    },
    {
      title: 'What is kept, and how long',
      points: [
        'Photos you add, on our server: {photoRetention}, then the files are deleted. You can delete them earlier.',
        'Finished pictures, in your History on our server: {resultRetention}, or until you delete them.',
        `Portraits you save, up to ${limits.savedPortraitsMax}: until you delete them.`,
        'Dresses you upload: as long as other photos you add.',
        'A random number for your installation, the version of the app, and your balance of changes: until you delete your data.',
        'Your favourites and your choices in the app: on your device only.',
        'How you found us and styles you ask for, if you tell us: without your name.',
        'A thumbs up or down: kept with the style, without your picture.',
      ],
    },
    {
      title: 'What stays out',
      points: [
        'Your name, your email address, your contacts and your location. Places written inside a photo are removed when it arrives.',
        'Card numbers. The App Store handles payment and tells us only which plan is active.',
        'Advertising and tracking of any kind.',
      ],
    },
    {
      title: 'How a picture is made',
      paragraphs: [
        'Your photos travel encrypted to our server. There, a program finds the two faces, sets the scene and dresses you both. It measures the faces to compare the picture with your photos, and forgets the measurements right away.',
        'Every finished picture says inside its file that it was made with AI. What you see for free also carries a small watermark.',
      ],
    },
    {
      title: 'Photos of somebody else',
      paragraphs: [
        'Please add a photo of another person only if they agree. If you find yourself in a picture and did not agree, write to us and we delete it.',
      ],
    },
    {
      title: 'Notifications',
      paragraphs: [
        'If you allow notifications, we keep an address for your device with the notification service of Apple and Google, and use it only to write to you. You can turn them off in the settings of your phone.',
      ],
    },
    {
      title: 'Age',
      paragraphs: [
        `The minimum age for ${brand.name} is 13. We do not knowingly keep photos of anyone younger. If you think that we do, write to us and we delete them.`,
      ],
    },
    {
      title: 'Your rights',
      points: [
        'See and take with you: Export my data, in Settings, gives you everything as one file.',
        'Delete: Delete my data, in Settings, removes your photos, pictures, portraits and your balance, and tells you what went.',
        'Ask or object: write to {supportEmail}. You may also complain to the data protection authority where you live.',
      ],
    },
    {
      title: 'Contact',
      paragraphs: ['Write to {supportEmail}. We reply within 24-48 hours.'],
    },
  ],
}

export const terms: Article = {
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
        'Everybody in the photos you add has agreed, and is 13 or older.',
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
        `You begin with ${limits.freeChanges + limits.welcomeChanges} free changes. A change is spent when a picture is made; a failed picture costs nothing.`,
        `Premium gives ${limits.weeklyChanges} wedding pictures and dress try-ons a week, full resolution without a watermark, advanced AI models and premium collections.`,
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
}

export const support: Article = {
  title: 'Support',
  description: `Help with ${brand.name}: replies within 24-48 hours, and what to do when a picture fails.`,
  lead: 'Write to us, a person reads it. We reply within 24-48 hours.',
  sections: [
    {
      title: 'A picture failed',
      paragraphs: [
        'Its change comes back by itself. If changes were lost on pictures that failed, ask us by email and we give you an extra 3 free changes.',
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
}

export const supportMail = {
  action: 'Write to support',
  subject: `Help with ${brand.name}`,
  body: (reference: string) => `\n\n--\nReference ${reference}`,
  missing: 'Our address did not load. Check your connection and open this page again.',
} as const

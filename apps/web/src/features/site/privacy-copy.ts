import { brand, limits } from '@ever-after/contract'
import { words } from '#platform/words.ts'
import type { Article } from './legal-copy.ts'

export const privacy = words<Article>('privacy', {
  title: 'Privacy',
  description: `Which photos and data ${brand.name} keeps, for how long, and how to delete them.`,
  lead: 'A face is personal. This page says what we keep, where, how long and why.',
  sections: [
    {
      title: 'In short',
      paragraphs: [
        { when: 'drawnElsewhere', text: 'To draw some of your pictures, we send photos to {drawing}.' },
      ],
      points: [
        'Your photos make your pictures, and nothing else. We train no model with them and never sell them.',
        'We delete photos you add after {photoRetention}, finished pictures after {resultRetention}.',
        'Face measurements are computed, compared and discarded. None is stored.',
        'You need no account. You can delete or export everything in Settings.',
      ],
    },
    {
      title: 'What is kept, and how long',
      paragraphs: [
        { when: 'storedHere', text: 'All of it is on our server, unless a line says otherwise.' },
        {
          when: 'storedElsewhere',
          text: 'Photos and pictures are stored with {storage}, who keep them for us. The rest is on our server, unless a line says otherwise.',
        },
        {
          when: 'hairElsewhere',
          text: 'Photos for hair colours arrive at {hair} and are stored there too, as long as other photos you add.',
        },
      ],
      points: [
        'Photos you add: {photoRetention}, then the files are deleted. You can delete them earlier.',
        'Finished pictures, in your History: {resultRetention}, or until you delete them.',
        `Portraits you save, up to ${limits.savedPortraitsMax}: until you delete them.`,
        'Dresses you upload: as long as other photos you add.',
        'A random number for your installation, the version of the app, and your balance of changes: until you delete your data.',
        'Your Favorites and your choices in the app: on your device only.',
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
        'Your photos travel encrypted to our server. There, a program finds the faces and measures them, to compare the picture with your photos. It forgets the measurements right away, and nobody else gets them.',
        {
          when: 'drawnHere',
          text: 'The same program sets the scene and dresses you both. No other company gets your photos to make a picture.',
        },
        {
          when: 'drawnElsewhere',
          text: 'Some pictures are drawn by other companies. Each gets only the photos for the picture you ask for, and only to draw it.',
        },
        { when: 'coupleElsewhere', text: 'Wedding pictures: both portraits may go to {couple}.' },
        {
          when: 'dressElsewhere',
          text: 'Dress try-ons: your photo and that of the dress may go to {dress}.',
        },
        { when: 'portraitElsewhere', text: 'Enhanced portraits: your photo may go to {portrait}.' },
        {
          when: 'drawnElsewhere',
          text: 'We tell them neither who you are nor where a photo was taken. How long a company keeps a photo, its own terms say. Every other picture is made on our server.',
        },
        {
          when: 'drawnUnknown',
          text: 'Whether other companies help to draw did not load. Check your connection and open this page again.',
        },
        'Every finished picture says inside its file that it was made with AI. What you see for free also carries a watermark.',
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
        'If you allow notifications, we keep an address for your device with the notification service of Apple and Google, and use it only to write to you.',
        {
          when: 'messages',
          text: 'A message says that a picture is ready, or tells you of something new. {message} carry its words to your phone; no photo, no picture and no name goes with it.',
        },
        { when: 'noMessages', text: 'At present we send no messages.' },
        'You can turn notifications off in the settings of your phone. Delete my data, in Settings, removes the address too.',
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
})

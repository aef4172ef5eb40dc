import { brand, daysInWords } from '@ever-after/contract'

interface Retention {
  photoRetentionDays: number
  resultRetentionDays: number
}

export const copy = {
  title: 'Settings',
  credits: {
    title: 'Bonus Credits',
    detail: 'Extra photos and portraits. Premium users only.',
    photos: (count: number) => (count === 1 ? '1 bonus photo' : `${count}\u00a0bonus photos`),
    portraits: (count: number) => (count === 1 ? '1 portrait credit' : `${count}\u00a0portrait credits`),
    left: (what: string) => `${what} left`,
  },
  changes: 'Where your changes went',
  create: {
    title: 'More to try',
    hairColour: 'Hair colour',
    requestStyle: 'Request a Wedding Style',
  },
  install: {
    title: `Install ${brand.name}`,
    detail: 'On your home screen, and open without a connection.',
  },
  help: { title: 'Help', faq: 'FAQ', support: 'Support', reportBug: 'Report a bug' },
  legal: {
    title: 'Legal',
    privacy: 'Privacy policy',
    terms: 'Terms of use',
    opensOutside: 'opens in your browser',
  },
  data: {
    title: 'Your photos and data',
    consent: 'Please add photos only of people who agreed to it.',
    retention: ({ photoRetentionDays, resultRetentionDays }: Retention) =>
      `We delete photos you add after ${daysInWords(photoRetentionDays)}, finished pictures after ${daysInWords(resultRetentionDays)}. Saved portraits stay until you delete them.`,
    export: 'Export my data',
    exportDetail: 'A zip with your pictures and all that is kept of you.',
    exporting: (sizeMegabytes: string) => `Preparing, ${sizeMegabytes} MB so far`,
    exportFailedTitle: 'Your data could not be exported',
    exportFailed: 'Check your connection and try again.',
    delete: 'Delete my data',
  },
  version: (version: string) => `${brand.name} ${version}`,
  fileName: (day: string) => `ever-after-data-${day}.zip`,
} as const

export const deletionCopy = {
  title: 'Delete my data',
  lead: 'This removes from our server, for good:',
  goes: [
    'every photo you added, and every saved portrait',
    'every picture in your History',
    'dresses you uploaded, and your ratings',
    'what you have left: free photos, bonus photos, credits',
  ],
  device: 'On this device the app starts anew. Pictures you saved to your phone stay there.',
  confirm: 'I understand that nobody can bring this back.',
  delete: 'Delete everything',
  deleting: 'Deleting...',
  keep: 'Keep my data',
  failed: 'That did not work. Check your connection and try again.',
  doneTitle: 'Your data is deleted',
  doneAt: (time: string) => `Deleted on ${time}:`,
  doneBefore: 'Nothing of yours was left on our server.',
  startAnew: 'Start anew',
  receipt: {
    photos: 'Photos',
    portraits: 'Portraits',
    dresses: 'Dresses',
    creations: 'Pictures',
    ratings: 'Ratings',
  },
} as const

export const bugCopy = {
  subject: `${brand.name}: a bug`,
  body: ({ reference, version }: { reference: string; version: string }) =>
    `What happened?\n\n\nWhat did you expect?\n\n\n--\nReference ${reference}, version ${version}`,
} as const

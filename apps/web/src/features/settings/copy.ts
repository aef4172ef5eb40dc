import { brand, daysInWords } from '@ever-after/contract'
import { words } from '#platform/words.ts'

interface Retention {
  photoRetentionDays: number
  resultRetentionDays: number
}

export const copy = words('settings', {
  title: 'Settings',
  credits: {
    title: 'Bonus Credits',
    detail: 'Extra changes and portraits.',
    premiumOnly: 'Premium users only.',
    changes: (count: number) => (count === 1 ? '1 bonus change' : `${count}\u00a0bonus changes`),
    portraits: (count: number) => `${count}\u00a0bonus portraits`,
    left: (what: string) => `${what} left`,
  },
  changes: 'Where your changes went',
  subscription: {
    manage: 'Manage subscription',
    detail: (plan: string) => `${plan}, in your App Store account.`,
    opensOutside: 'opens the store',
    failedTitle: 'The store did not open',
    failed: 'Check your connection and try again.',
    /** As the button that sold it names it. */
    names: { weekly: 'Premium Weekly', yearly: 'Premium Yearly', unknown: 'Premium' },
  },
  language: { title: 'Language', asPhone: 'As on this phone' },
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
})

export const deletionCopy = words('deletion', {
  title: 'Delete my data',
  lead: 'This removes from our server, for good:',
  goes: [
    'every photo you added, and every saved portrait',
    'every picture in your History',
    'dresses you uploaded, and your ratings',
    'what you have left: changes and portraits',
  ],
  subscription: (plan: string) =>
    `Deleting your data does not end ${plan}. It renews in your App Store account until you end it there.`,
  stillSubscribed: (plan: string) =>
    `${plan} goes on in your App Store account. Restore Purchases brings it here again; end it there if you no longer want it.`,
  device: 'On this device the app starts anew. Pictures you saved to your phone stay there.',
  confirm: 'I understand that nobody can bring this back.',
  delete: 'Delete everything',
  deleting: 'Deleting...',
  keep: 'Keep my data',
  failed: 'That did not work. Check your connection and try again.',
  doneTitle: 'Your data is deleted',
  doneAt: (day: string, time: string) => `Deleted on ${day} at ${time}:`,
  doneBefore: 'Nothing of yours was left on our server.',
  startAnew: 'Start anew',
  receipt: {
    photos: 'Photos',
    uploads: 'Hair colour uploads',
    portraits: 'Portraits',
    dresses: 'Dresses',
    creations: 'Pictures',
    ratings: 'Ratings',
  },
})

export const bugCopy = words('bug', {
  subject: `${brand.name}: a bug`,
  body: ({ reference, version }: { reference: string; version: string }) =>
    `What happened?\n\n\nWhat did you expect?\n\n\n--\nReference ${reference}, version ${version}`,
})

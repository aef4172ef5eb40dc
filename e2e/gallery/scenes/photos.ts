import type { PhotoCheck } from '@ever-after/contract'
import type { Page } from '@playwright/test'
import { sampleUpload } from '../../steps/sample-photo.ts'
import { inTurn, press } from '../press.ts'
import type { Scene } from '../scene.ts'

const couple = { path: '/wedding-upload', shows: 'The two of you' } as const
const dress = { path: '/wedding-dress-upload', shows: 'Your portrait' } as const

/** The engine of the journeys does not judge light. */
const isDark: PhotoCheck = {
  isUsable: true,
  hints: [{ code: 'too_dark', severity: 'warn', words: 'The photo is very dark.' }],
}

const isYoung: PhotoCheck = {
  isUsable: true,
  hints: [
    {
      code: 'age_unsure',
      severity: 'ask',
      words: 'Our pictures are for adults. Is the person in this photo 18 or older?',
    },
  ],
}

export const photoScenes: readonly Scene[] = [
  { ...couple, name: 'couple-upload', face: 'empty', device: 'empty' },
  { ...couple, name: 'couple-upload', face: 'full', remembers: ['photos'] },
  { ...couple, name: 'couple-upload', face: 'offline', remembers: ['photos'], shows: 'You are offline.' },
  {
    ...couple,
    name: 'couple-crop',
    face: 'full',
    device: 'empty',
    shows: 'Adjust the frame',
    act: inTurn(pick, press('Adjust the frame: First person')),
  },
  {
    ...couple,
    name: 'couple-hints',
    face: 'full',
    device: 'empty',
    answered: { '**/api/photos/*/check': isDark },
    shows: /very dark/,
    act: pick,
  },
  {
    ...couple,
    name: 'couple-former',
    layout: 'couple-hints',
    face: 'full',
    device: 'empty',
    shows: 'Use the earlier photo',
    act: inTurn(pickUntilChecked, findNextDark, pick),
  },
  {
    ...couple,
    name: 'couple-adult',
    layout: 'couple-hints',
    face: 'full',
    device: 'empty',
    answered: { '**/api/photos/*/check': isYoung },
    shows: 'Yes, 18 or older',
    act: pick,
  },
  {
    ...couple,
    name: 'couple-adults',
    face: 'full',
    remembers: ['photos'],
    refused: { '**/api/ai/**': 'age_unconfirmed' },
    shows: 'Is everyone in your photos 18 or older?',
    act: press('Enhance portraits'),
  },
  {
    ...couple,
    name: 'couple-removed',
    layout: 'couple-upload',
    face: 'full',
    remembers: ['photos'],
    shows: 'Undo removal',
    act: press('Remove: First person'),
  },
  {
    ...couple,
    name: 'couple-warning',
    face: 'full',
    device: 'empty',
    remembers: ['coveredStyle'],
    shows: 'Use your photos as they are?',
    act: inTurn(press('Use sample photos'), press('Skip to styles')),
  },
  {
    ...couple,
    name: 'couple-sending',
    face: 'full',
    device: 'empty',
    remembers: ['coveredStyle'],
    unanswered: ['**/api/wedding-photos/upload', '**/api/photos/upload'],
    shows: 'Uploading your photos',
    act: inTurn(press('Use sample photos'), press('Skip to styles'), press('Use these photos')),
  },
  {
    ...couple,
    name: 'couple-enhancing',
    face: 'full',
    remembers: ['photos'],
    unanswered: ['**/api/ai/**'],
    shows: 'Making two portraits',
    act: press('Enhance portraits'),
  },
  { ...dress, name: 'dress-upload', face: 'empty', device: 'empty' },
  { ...dress, name: 'dress-upload', face: 'full', remembers: ['dressPhoto'] },
]

function fileOfFirst(page: Page) {
  return page.getByLabel('Choose a photo of the first person')
}

async function pick(page: Page): Promise<void> {
  await fileOfFirst(page).setInputFiles(await sampleUpload(1))
}

async function pickUntilChecked(page: Page): Promise<void> {
  const checked = page.waitForResponse('**/api/photos/*/check')
  await pick(page)
  await checked
}

async function findNextDark(page: Page): Promise<void> {
  await page.route('**/api/photos/*/check*', (route) =>
    route.fulfill({ json: { ...isDark, isSamePerson: true } satisfies PhotoCheck }),
  )
}

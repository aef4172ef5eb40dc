import type { Page } from '@playwright/test'
import { inTurn, press } from '../press.ts'
import type { Scene } from '../scene.ts'

const all = { name: 'dresses', face: 'full', path: '/dresses', shows: 'All dresses' } as const
const tryOn = {
  name: 'dress-tryon',
  face: 'full',
  path: '/wedding-dress-tryon',
  shows: 'Try this wedding dress',
  remembers: ['dressPhoto', 'dress'],
} as const
const search = (term: string) => (page: Page) => page.getByRole('searchbox').fill(term)
const toTab = (name: RegExp) => (page: Page) => page.getByRole('tab', { name }).click()

export const dressScenes: readonly Scene[] = [
  { ...all, remembers: ['favourites'] },
  { ...all, name: 'dresses-first-visit', layout: 'dresses', device: 'empty' },
  { ...all, face: 'loading', shows: 'Loading wedding dresses...' },
  { ...all, face: 'error', shows: 'The dresses did not load' },
  { ...all, face: 'offline', shows: 'You are offline.' },
  { ...all, name: 'dresses-search', layout: 'dresses', shows: /^\d+ dress(es)?$/, act: search('a') },
  {
    ...all,
    name: 'dresses-search',
    layout: 'dresses',
    face: 'empty',
    shows: 'No dresses found',
    act: search('volcano'),
  },
  { ...all, name: 'dresses-own', shows: 'Standing, arms at the sides', act: press('Upload Your Own Dress') },
  {
    ...all,
    name: 'dresses-delete',
    layout: 'confirm',
    shows: /^Delete “/,
    act: press('Delete Grandmother’s'),
  },
  { ...tryOn, choices: '[role=tabpanel] button[aria-pressed]' },
  {
    ...tryOn,
    name: 'dress-tryon-none',
    layout: 'dress-tryon',
    remembers: ['dressPhoto'],
    shows: 'Choose a dress',
  },
  {
    ...tryOn,
    name: 'dress-tryon-favourites',
    layout: 'dress-tryon',
    remembers: ['dressPhoto', 'dress', 'favourites'],
    act: toTab(/Favorites/),
  },
  {
    ...tryOn,
    name: 'dress-tryon-no-favourites',
    layout: 'dress-tryon',
    shows: 'No favorites yet.',
    act: toTab(/Favorites/),
  },
  { ...tryOn, name: 'dress-tryon-uploads', shows: 'Upload Your Own Dress', act: toTab(/Uploads/) },
  {
    ...tryOn,
    name: 'dress-tryon-delete',
    layout: 'confirm',
    shows: /^Delete “/,
    act: inTurn(toTab(/Uploads/), press('Grandmother’s'), press('Delete Grandmother’s')),
  },
  { ...tryOn, face: 'loading', shows: 'Loading wedding dresses...' },
  { ...tryOn, face: 'error', shows: 'The dresses did not load' },
  { ...tryOn, face: 'offline', shows: 'You are offline.' },
  {
    ...tryOn,
    name: 'dress-tryon-making',
    shows: 'Trying on your dress.',
    remembers: ['dressPhoto', 'dress', 'tryOn'],
    isMaking: true,
  },
  {
    ...tryOn,
    name: 'dress-tryon-result',
    shows: 'Hold to compare',
    remembers: ['dressPhoto', 'dress', 'tryOn'],
  },
  {
    ...tryOn,
    name: 'dress-tryon-refused',
    layout: 'paywall-animated',
    device: 'spent',
    shows: 'Many more of the two of you',
    act: press('Try this wedding dress'),
  },
]

import type { Page } from '@playwright/test'
import { inTurn, press } from '../press.ts'
import type { Scene } from '../scene.ts'

const history = { name: 'history', face: 'full', path: '/history', shows: 'Today' } as const
const toTab = (name: RegExp) => (page: Page) => page.getByRole('tab', { name }).click()
const pressFirst = (page: Page) =>
  page.getByRole('region', { name: 'Today' }).getByRole('button').first().click()
const select = inTurn(press('Select'), pressFirst)

export const historyScenes: readonly Scene[] = [
  { ...history },
  { ...history, face: 'loading', shows: 'Loading history...' },
  { ...history, face: 'error', shows: 'Your history did not load' },
  { ...history, face: 'empty', device: 'empty', shows: 'No wedding styles yet' },
  { ...history, face: 'offline', shows: 'You are offline.' },
  { ...history, name: 'history-dresses', layout: 'history', act: toTab(/Dress Try-Ons/) },
  { ...history, name: 'history-hair', layout: 'history', act: toTab(/Hair Colours/) },
  {
    ...history,
    name: 'history-selection',
    choices: 'main section button[aria-pressed]',
    shows: '1 Selected',
    act: select,
  },
  {
    ...history,
    name: 'history-delete',
    layout: 'confirm',
    shows: 'Delete 1 selected items?',
    act: inTurn(select, press('Delete')),
  },
  { ...history, name: 'history-detail', shows: 'How do you like it?', act: pressFirst },
  {
    ...history,
    name: 'history-detail-delete',
    layout: 'confirm',
    shows: 'Delete this picture?',
    act: inTurn(pressFirst, press('Delete')),
  },
  {
    ...history,
    name: 'history-detail-gone',
    face: 'full',
    shows: 'This picture did not open',
    failing: ['**/api/wedding-styles/*'],
    act: pressFirst,
  },
]

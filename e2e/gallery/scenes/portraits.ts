import { inTurn, press } from '../press.ts'
import type { Scene } from '../scene.ts'

const couple = { face: 'full', path: '/wedding-upload' } as const
const select = { ...couple, remembers: ['portraits'] } as const
const toSelect = press('Choose portraits')
const toSaved = press(/^Saved portraits/)
const deleteFirst = inTurn(press('Delete saved portrait 1'), press(/^Delete$/))

export const portraitScenes: readonly Scene[] = [
  {
    ...select,
    name: 'portraits-select',
    choices: 'label:has(input[type=radio])',
    shows: 'Choose your portraits',
    act: toSelect,
  },
  {
    ...select,
    name: 'portraits-closer',
    shows: 'Choose this portrait',
    act: inTurn(toSelect, press('Look closer: Studio, First person')),
  },
  {
    ...select,
    name: 'portraits-hardly-changed',
    layout: 'portraits-closer',
    shows: 'Choose this portrait',
    act: inTurn(toSelect, press('Look closer: Natural, First person')),
  },
  {
    ...select,
    name: 'portraits-regenerate',
    layout: 'confirm',
    shows: 'Make two more portraits?',
    act: inTurn(toSelect, press('Regenerate: First person')),
  },
  { ...couple, name: 'portraits-saved', shows: 'Choose one for each of you.', act: toSaved },
  {
    ...couple,
    name: 'portraits-saved',
    face: 'empty',
    answered: { '**/api/enhanced-portraits/*': { success: true } },
    shows: 'No saved portraits yet',
    act: inTurn(toSaved, deleteFirst, deleteFirst),
  },
  {
    ...couple,
    name: 'portraits-saved',
    face: 'error',
    shows: 'Your saved portraits did not load',
    act: toSaved,
  },
  {
    ...couple,
    name: 'portraits-delete',
    layout: 'confirm',
    shows: 'Delete this portrait?',
    act: inTurn(toSaved, press('Delete saved portrait 1')),
  },
  {
    name: 'portraits-saved-dress',
    layout: 'portraits-saved',
    face: 'full',
    path: '/wedding-dress-upload',
    shows: 'Choose one to try dresses on.',
    act: toSaved,
  },
]

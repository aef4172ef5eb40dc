import type { Scene } from '../scene.ts'

const ledger = { name: 'changes', face: 'full', path: '/changes' } as const

export const ledgerScenes: readonly Scene[] = [
  { ...ledger, shows: 'newest first' },
  {
    ...ledger,
    name: 'changes-bought',
    layout: 'changes',
    device: 'lifetime',
    shows: 'You bought lifetime downloads',
  },
  {
    ...ledger,
    name: 'changes-trial',
    layout: 'changes',
    device: 'trial',
    shows: 'You bought 40 changes',
  },
  { ...ledger, face: 'loading', shows: 'Loading where your changes went' },
  {
    ...ledger,
    face: 'empty',
    answered: { '**/api/me/ledger*': { entries: [], nextBefore: null } },
    shows: 'Nothing has come or gone yet',
  },
  { ...ledger, face: 'error', shows: 'This list did not load' },
  { ...ledger, face: 'offline', shows: 'You are offline.' },
]

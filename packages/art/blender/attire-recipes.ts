import type { AttireRecipe } from './recipe.ts'

const suit = { kind: 'suit', module: 'attire.suit', turnDeg: -10, exposure: 0.85 } as const
const gown = { kind: 'dress', module: 'attire.gown', turnDeg: 10, exposure: 0.95 } as const
// Black cloth turns grey in the light that suits skin and white shirts.
const blackTie = { ...suit, exposure: 0.82 } as const

export const attireRecipes: Record<string, AttireRecipe> = {
  'suit-tuxedo': { ...blackTie, title: 'Black tuxedo', look: { cloth: 'black' }, fit: 1 },
  'suit-tuxedo-full': { ...blackTie, title: 'Black tuxedo, fuller fit', look: { cloth: 'black' }, fit: 1.15 },
  'suit-midnight': {
    ...blackTie,
    title: 'Midnight tuxedo, peak lapels',
    look: { cloth: 'midnight' },
    fit: 1,
  },
  'suit-ivory': { ...suit, title: 'Ivory dinner jacket', look: { cloth: 'ivory' }, fit: 1 },
  'suit-navy': { ...suit, title: 'Navy suit', look: { cloth: 'navy' }, fit: 1 },
  'suit-navy-slim': { ...suit, title: 'Navy suit, slim fit', look: { cloth: 'navy' }, fit: 0.93 },
  'suit-grey': { ...suit, title: 'Grey suit', look: { cloth: 'grey' }, fit: 1 },
  'gown-lace': {
    ...gown,
    title: 'Lace gown',
    look: { cloth: 'lace', neckline: 'v', bouquet: 'blush' },
    fit: 1,
  },
  'gown-lace-full': {
    ...gown,
    title: 'Lace gown, fuller fit',
    look: { cloth: 'lace', neckline: 'v', bouquet: 'blush' },
    fit: 1.15,
  },
  'gown-lace-boat': {
    ...gown,
    title: 'Lace gown, boat neckline',
    look: { cloth: 'lace', neckline: 'boat', bouquet: 'white' },
    fit: 1,
  },
  'gown-satin': {
    ...gown,
    title: 'Satin gown',
    look: { cloth: 'satin', neckline: 'boat', bouquet: 'white' },
    fit: 1,
  },
  'gown-satin-v': {
    ...gown,
    title: 'Satin gown, V neckline',
    look: { cloth: 'satin', neckline: 'v', bouquet: 'wine' },
    fit: 1,
  },
  'gown-satin-full': {
    ...gown,
    title: 'Satin gown, fuller fit',
    look: { cloth: 'satin', neckline: 'v', bouquet: 'blush' },
    fit: 1.15,
  },
}

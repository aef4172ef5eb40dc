import type { AttireRecipe } from './recipe.ts'

const suit = { kind: 'suit', module: 'attire.suit', turnDeg: -10, exposure: 0.85 } as const
const gown = { kind: 'dress', module: 'attire.gown', turnDeg: 10, exposure: 0.95 } as const
// Black cloth turns grey in the light that suits skin and white shirts.
const blackTie = { ...suit, exposure: 0.82 } as const
// What both cuts share.
const laceV = { cloth: 'lace', neckline: 'v', sleeves: 'long', skirt: 'overlay', bouquet: 'blush' }

export const attireRecipes: Record<string, AttireRecipe> = {
  'suit-tuxedo': { ...blackTie, title: 'Black tuxedo', look: { cloth: 'black' }, fit: 1 },
  'suit-tuxedo-slim': { ...blackTie, title: 'Black tuxedo, slim fit', look: { cloth: 'black' }, fit: 0.93 },
  'suit-tuxedo-full': { ...blackTie, title: 'Black tuxedo, fuller fit', look: { cloth: 'black' }, fit: 1.15 },
  'suit-velvet': { ...suit, title: 'Burgundy velvet dinner jacket', look: { cloth: 'velvet' }, fit: 1 },
  'suit-ivory': { ...suit, title: 'Ivory dinner jacket', look: { cloth: 'ivory' }, fit: 1 },
  'suit-navy': { ...suit, title: 'Navy suit', look: { cloth: 'navy' }, fit: 1 },
  'suit-navy-slim': { ...suit, title: 'Navy suit, slim fit', look: { cloth: 'navy' }, fit: 0.93 },
  'suit-navy-full': { ...suit, title: 'Navy suit, fuller fit', look: { cloth: 'navy' }, fit: 1.15 },
  'suit-grey': { ...suit, title: 'Grey suit', look: { cloth: 'grey' }, fit: 1 },
  'suit-sherwani': {
    ...suit,
    module: 'attire.sherwani',
    title: 'Ivory and gold sherwani',
    look: { cloth: 'ivory' },
    fit: 1,
  },
  'gown-lace': {
    ...gown,
    title: 'Lace gown',
    look: laceV,
    fit: 1,
  },
  'gown-lace-full': {
    ...gown,
    title: 'Lace gown, fuller fit',
    look: laceV,
    fit: 1.15,
  },
  'gown-lace-high': {
    ...gown,
    title: 'Lace gown, high neck',
    look: { cloth: 'lace', neckline: 'high', sleeves: 'long', skirt: 'column', bouquet: 'white' },
    fit: 1,
  },
  'gown-cap': {
    ...gown,
    title: 'Lace gown, cap sleeves',
    look: { cloth: 'lace', neckline: 'scoop', sleeves: 'cap', skirt: 'a-line', bouquet: 'blush' },
    fit: 1,
  },
  'gown-tulle': {
    ...gown,
    title: 'Off-shoulder gown, tulle sleeves',
    look: { cloth: 'off-shoulder', skirt: 'tulle', bouquet: 'blush' },
    fit: 1,
  },
  'gown-satin': {
    ...gown,
    title: 'Satin gown, boat neck',
    look: { cloth: 'satin', neckline: 'boat', drape: 'ruched', skirt: 'column', bouquet: 'white' },
    fit: 1,
  },
  'gown-satin-v': {
    ...gown,
    title: 'Wrapped satin gown, V neck',
    look: { cloth: 'satin', neckline: 'v', drape: 'wrap', skirt: 'a-line', bouquet: 'wine' },
    fit: 1,
  },
  'gown-ball': {
    ...gown,
    title: 'Ball gown, illusion neckline',
    look: { cloth: 'illusion', neckline: 'boat', sleeves: 'elbow', skirt: 'ball', bouquet: 'white' },
    fit: 1,
  },
  'gown-modest': {
    ...gown,
    title: 'Modest gown, covered neck',
    look: { cloth: 'modest', neckline: 'high', drape: 'ruched', skirt: 'a-line', bouquet: 'white' },
    fit: 1,
  },
}

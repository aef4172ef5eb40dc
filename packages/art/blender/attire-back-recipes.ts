import type { AttireBackRecipe } from './recipe.ts'

const gown = { kind: 'dress', module: 'attire.back', dress: 'attire.gown', exposure: 0.95 } as const
const suit = { kind: 'suit', module: 'attire.back', dress: 'attire.suit', exposure: 0.85 } as const

/** Cloths and cuts are names that the modules of a garment know; how a back is cut, BACKS in attire/gown_lace.py and attire/gown_satin.py. */
export const attireBackRecipes: Record<string, AttireBackRecipe> = {
  'gown-lace': {
    ...gown,
    title: 'Lace gown, seen from behind',
    look: { cloth: 'lace', neckline: 'v', sleeves: 'long', skirt: 'overlay', back: 'scallop' },
  },
  'gown-lace-high': {
    ...gown,
    title: 'Lace gown, high neck, seen from behind',
    look: { cloth: 'lace', neckline: 'high', sleeves: 'long', skirt: 'column', back: 'closed' },
  },
  'gown-satin': {
    ...gown,
    title: 'Satin gown, boat neck, seen from behind',
    look: { cloth: 'satin', neckline: 'boat', drape: 'ruched', skirt: 'column', back: 'scoop' },
  },
  'gown-satin-v': {
    ...gown,
    title: 'Wrapped satin gown, V neck, seen from behind',
    look: { cloth: 'satin', neckline: 'v', drape: 'wrap', skirt: 'a-line', back: 'v' },
  },
  'gown-modest': {
    ...gown,
    title: 'Modest gown, covered neck, seen from behind',
    look: { cloth: 'modest', neckline: 'high', drape: 'ruched', skirt: 'a-line' },
  },
  'gown-ball': {
    ...gown,
    title: 'Ball gown, illusion neckline, seen from behind',
    look: { cloth: 'illusion', neckline: 'boat', sleeves: 'elbow', skirt: 'ball', back: 'scallop' },
  },
  'gown-cap': {
    ...gown,
    title: 'Lace gown, cap sleeves, seen from behind',
    look: { cloth: 'lace', neckline: 'scoop', sleeves: 'cap', skirt: 'a-line', back: 'scallop' },
  },
  'gown-tulle': {
    ...gown,
    title: 'Off-shoulder gown, tulle sleeves, seen from behind',
    look: { cloth: 'off-shoulder', skirt: 'tulle' },
  },
  'suit-tuxedo': {
    ...suit,
    exposure: 0.82,
    title: 'Black tuxedo, seen from behind',
    look: { cloth: 'black' },
  },
  'suit-navy': { ...suit, title: 'Navy suit, seen from behind', look: { cloth: 'navy' } },
  'suit-grey': { ...suit, title: 'Grey suit, seen from behind', look: { cloth: 'grey' } },
  'suit-ivory': { ...suit, title: 'Ivory dinner jacket, seen from behind', look: { cloth: 'ivory' } },
  'suit-velvet': {
    ...suit,
    title: 'Burgundy velvet dinner jacket, seen from behind',
    look: { cloth: 'velvet' },
  },
  'suit-sherwani': {
    ...suit,
    dress: 'attire.sherwani',
    title: 'Ivory and gold sherwani, seen from behind',
    look: { cloth: 'ivory' },
  },
  veil: {
    title: 'Veil, seen from behind',
    kind: 'dress',
    module: 'attire.veil_back',
    dress: 'attire.veil',
    look: {},
    exposure: 0.95,
  },
}

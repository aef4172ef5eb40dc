import type { AttireRecipe, Build } from './recipe.ts'

const suit = { kind: 'suit', exposure: 0.85 } as const
const gown = { kind: 'dress', exposure: 0.88 } as const
const blackTie = { lapel: 'shawl', tie: 'bow', closing: 'one' }
const longTie = { closing: 'two' }

export const attireRecipes: Record<string, AttireRecipe> = {
  'suit-tuxedo': { ...suit, title: 'Black tuxedo', look: { ...blackTie, cloth: 'black', facing: 'black' } },
  'suit-tuxedo-peak': {
    ...suit,
    title: 'Black tuxedo, peak lapels',
    look: { ...blackTie, cloth: 'black', lapel: 'peak', facing: 'black' },
  },
  'suit-velvet': {
    ...suit,
    title: 'Burgundy velvet dinner jacket',
    look: { ...blackTie, cloth: 'burgundy', trousers: 'black', facing: 'black' },
  },
  'suit-ivory': {
    ...suit,
    title: 'Ivory dinner jacket',
    look: { ...blackTie, cloth: 'ivory', trousers: 'black', facing: 'black' },
  },
  'suit-navy': {
    ...suit,
    title: 'Navy suit',
    look: { ...longTie, cloth: 'navy', lapel: 'notch', tie: 'burgundy' },
  },
  'suit-grey': {
    ...suit,
    title: 'Grey suit',
    look: { ...longTie, cloth: 'grey', lapel: 'peak', tie: 'slate' },
  },
  'suit-linen': {
    ...suit,
    title: 'Beige linen suit',
    look: { ...longTie, cloth: 'beige', lapel: 'notch', tie: 'sage' },
  },
  'suit-morning': {
    ...suit,
    title: 'Charcoal morning suit',
    look: { cloth: 'charcoal', lapel: 'peak', tie: 'silver', closing: 'one', waistcoat: 'dove' },
  },
  'suit-sherwani': { ...suit, title: 'Ivory and gold sherwani', look: { cloth: 'ivory', closing: 'collar' } },
  'gown-lace': {
    ...gown,
    title: 'Lace gown',
    look: {
      cloth: 'lace',
      neckline: 'v',
      sleeves: 'long',
      waist: 'ribbon',
      skirt: 'a-line',
      bouquet: 'blush',
    },
  },
  'gown-satin': {
    ...gown,
    title: 'Satin gown, boat neck',
    look: {
      cloth: 'satin',
      neckline: 'boat',
      sleeves: 'none',
      waist: 'clean',
      skirt: 'column',
      bouquet: 'white',
    },
  },
  'gown-satin-v': {
    ...gown,
    title: 'Wrapped satin gown, V neck',
    look: {
      cloth: 'satin',
      neckline: 'v',
      sleeves: 'cut-in',
      waist: 'wrapped',
      skirt: 'a-line',
      bouquet: 'wine',
    },
  },
  'gown-ball': {
    ...gown,
    title: 'Ball gown, illusion neckline',
    look: {
      cloth: 'illusion',
      neckline: 'jewel',
      sleeves: 'none',
      waist: 'boned',
      skirt: 'ball',
      bouquet: 'white',
    },
  },
  'gown-tulle': {
    ...gown,
    title: 'Off-shoulder gown, tulle sleeves',
    look: {
      cloth: 'tulle',
      neckline: 'off-shoulder',
      sleeves: 'puff',
      waist: 'boned',
      skirt: 'tulle',
      bouquet: 'blush',
    },
  },
  'gown-modest': {
    ...gown,
    exposure: 0.96,
    title: 'Modest gown, covered neck',
    look: {
      cloth: 'lace',
      lining: 'whole',
      neckline: 'high',
      sleeves: 'long',
      waist: 'ribbon',
      skirt: 'a-line',
      bouquet: 'white',
    },
  },
  'gown-lace-high': {
    ...gown,
    title: 'Lace gown, high neck',
    look: {
      cloth: 'lace',
      neckline: 'high',
      sleeves: 'long',
      waist: 'clean',
      skirt: 'column',
      bouquet: 'white',
    },
  },
  'gown-cap': {
    ...gown,
    title: 'Lace gown, cap sleeves',
    look: {
      cloth: 'lace',
      neckline: 'scoop',
      sleeves: 'cap',
      waist: 'ribbon',
      skirt: 'overlay',
      bouquet: 'blush',
    },
  },
  'gown-slip': {
    ...gown,
    title: 'Satin slip, cowl neck',
    look: {
      cloth: 'satin',
      neckline: 'cowl',
      sleeves: 'straps',
      waist: 'clean',
      skirt: 'slip',
      bouquet: 'wine',
    },
  },
  'gown-boho': {
    ...gown,
    title: 'Lace gown, bell sleeves',
    look: {
      cloth: 'lace',
      neckline: 'deep-v',
      sleeves: 'bell',
      waist: 'clean',
      skirt: 'overlay',
      bouquet: 'blush',
    },
  },
}

/** Bodies on which a garment is also drawn alone, beside the average one. */
export const buildsAlone: Record<string, readonly Build[]> = {
  'suit-tuxedo': ['slim', 'full'],
  'suit-navy': ['slim', 'full'],
  'gown-lace': ['full'],
}

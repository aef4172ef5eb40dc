import type { PairPlace } from '../src/manifest.ts'

/** A garment that is drawn in poses for two. */
export interface PairGarment {
  title: string
  kind: 'dress' | 'suit'
  /** Names that people/gown.py or people/suit.py know. */
  look: Record<string, string>
  exposure: number
}

const suit = { kind: 'suit', exposure: 0.85 } as const
const gown = { kind: 'dress', exposure: 0.88 } as const
const blackTie = { lapel: 'shawl', tie: 'bow', closing: 'one' }
const longTie = { closing: 'two' }

export const pairGarments: Record<string, PairGarment> = {
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
    look: { ...blackTie, cloth: 'ivory', trousers: 'black', facing: 'ivory' },
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
}

export const pairPoses = [
  'arm-in-arm',
  'embrace',
  'from-behind',
  'hand-in-hand',
  'hands-joined',
  'temples',
] as const

export const pairPlaces: readonly PairPlace[] = ['first', 'second']

/** Pixels for a metre of the couple at life size. */
export const PAIR_PX_PER_METRE = 1100

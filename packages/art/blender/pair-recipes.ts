import type { PairPlace } from '../src/manifest.ts'

export const pairPoses = [
  'around-waist',
  'back-to-back',
  'embrace',
  'facing',
  'one-bouquet',
  'standing',
  'temples',
  'walking',
] as const

export const pairPlaces: readonly PairPlace[] = ['first', 'second']

/** Pixels for a metre of people at life size, seen as close as the chest and from head to hem. */
export const PEOPLE_PX_PER_METRE = { close: 1100, full: 860 }

import type { PairPlace } from '../src/manifest.ts'

/** The garments that are drawn in poses for two. */
export interface PairGarment {
  title: string
  kind: 'dress' | 'suit'
  /** Names that people/gown.py or people/suit.py know. */
  look: Record<string, string>
  exposure: number
}

export const pairGarments: Record<string, PairGarment> = {
  'suit-tuxedo': { title: 'Black tuxedo', kind: 'suit', look: { cloth: 'black' }, exposure: 0.85 },
  'gown-lace': { title: 'Lace gown', kind: 'dress', look: { bouquet: 'blush' }, exposure: 0.95 },
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

import type { CreationStage, HairColour } from '@ever-after/contract'
import { words } from '#platform/words.ts'
import type { CreationKind } from '#session'

/** What is said of the making of one kind. */
export interface WordsOfKind {
  /** Above the stages while it is made. */
  overlay: string
  stages: Record<CreationStage, string>
  ready: string
  timeout: string
  applyFailed: (status: number) => string
}

const stages: Record<CreationStage, string> = {
  queued: 'Waiting for a free place',
  faces: 'Finding faces',
  scene: 'Setting the scene',
  dressing: 'Dressing you both',
  finishing: 'Finishing touches',
  checking: 'Checking the likeness',
}

/** The stages to tick, in their order. */
export const stepsOf: Record<CreationKind, readonly CreationStage[]> = {
  style: ['faces', 'scene', 'dressing', 'finishing', 'checking'],
  dress: ['faces', 'scene', 'dressing', 'finishing', 'checking'],
  hair: ['faces', 'checking'],
}

export const wordsOf = words<Record<CreationKind, WordsOfKind>>('making', {
  style: {
    overlay: 'Applying Wedding Style... This may take a moment',
    stages,
    ready: 'Your picture is ready',
    timeout: 'Processing timeout - this may take longer than expected',
    applyFailed: (status) => `Failed to apply style: ${status}`,
  },
  dress: {
    overlay: 'Trying on your dress. This may take a moment',
    stages: { ...stages, faces: 'Finding your face', dressing: 'Fitting the dress' },
    ready: 'Dress Applied!',
    timeout: 'Processing timeout',
    applyFailed: (status) => `Failed to apply dress: ${status}`,
  },
  hair: {
    overlay: 'Colouring your hair. This may take a moment',
    stages: { ...stages, faces: 'Finding every strand', checking: 'Checking the colour' },
    ready: 'Your picture is ready',
    timeout: 'Processing timeout',
    applyFailed: (status) => `Failed to apply hair colour: ${status}`,
  },
})

export const hairColourNames = words<Record<HairColour, string>>('hair-colours', {
  black: 'Black',
  'dark-brown': 'Dark brown',
  chestnut: 'Chestnut',
  'light-brown': 'Light brown',
  auburn: 'Auburn',
  copper: 'Copper',
  'golden-blonde': 'Golden blonde',
  platinum: 'Platinum',
  rose: 'Rose',
  burgundy: 'Burgundy',
  violet: 'Violet',
  teal: 'Teal',
})

import type { CreationState, Rating, SiblingPicture, Style } from '@ever-after/contract'
import type { PaywallTrigger } from '#server-state'
import type { CreationKind, Partner } from '#session'

/** A creation of any kind, told in the same words. */
export interface Creation extends CreationState {
  kind: CreationKind
  /** What a person calls it: the style, the dress or the colour. */
  name: string
  /** Of a wedding picture. */
  styleName?: string
  /** Signed pictures it was made from, for before and after; null once deleted. */
  sourceUrls: readonly (string | null)[]
  /** The owner's own rating; only styles have one. */
  rating: Rating | null
  /** The two of a wedding picture, while their photos are there. */
  partners?: readonly [Partner, Partner]
  isStarred: boolean
  /** The other pictures that the same change pays for. */
  siblings: readonly SiblingPicture[]
  /** Whether its change still has a redo that costs nothing. */
  canRedo: boolean
}

export type Progress = CreationState['progress']

/** Why there is no picture, in words for a person. */
export interface Problem {
  title: string
  detail?: string
  /** Whether the same may well succeed when it is asked for again. */
  canRetry?: boolean
}

/** Why something may not be done now, and which paywall says so. */
export interface Refused {
  trigger: PaywallTrigger
  reason?: string
  /** The picture that it is about. */
  pictureUrl?: string | null
  /** The style that it is about, for a couple to see itself in. */
  style?: Style
}

/** Shows the paywall; where it answers true, the person has now what was missing. */
export type OnPaywall = (refused: Refused) => Promise<boolean> | undefined

/** Shows a toast. */
export type Notify = (toast: { title: string; description?: string; isDestructive?: boolean }) => void

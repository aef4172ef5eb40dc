import type { Hint, StudioStyle } from '@ever-after/engine'
import type { PlannedCouple } from './plan-couple.ts'

/** A picture of the panel: figures of the photo first, then those of its partner. */
export interface MadePicture {
  kind: 'made'
  bytes: Uint8Array
  likeness: [number, number]
  skinDeltaE: [number, number]
  stagesMs: Record<string, number>
  warnings: string[]
}

export interface FailedPicture {
  kind: 'failed'
  code: string
  message: string
  /** Whom the failure is about, when it is about one. */
  about: 'photo' | 'partner' | null
}

/** One photo in one style. */
export interface PanelRow extends PlannedCouple {
  photoName: string
  hints: Hint[]
  style: StudioStyle
  outcome: MadePicture | FailedPicture
}

/** A row to look into: nothing was made, or a figure is beyond what a good picture shows. */
export function isSuspicious({ outcome }: PanelRow): boolean {
  if (outcome.kind === 'failed') return true
  return Math.max(...outcome.likeness) > 0.45 || Math.max(...outcome.skinDeltaE) > 8
}

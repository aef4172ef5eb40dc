import { type Attire, limits } from '@ever-after/contract'
import { copy } from './copy.ts'

export interface PartnerDraft {
  attire: Attire
  file?: File
  /** Object URL of the file, for showing it. */
  url?: string
  /** Why the server refused this person's photo. */
  problem?: string
}

export type Drafts = readonly [PartnerDraft, PartnerDraft]
export type Side = 0 | 1

export const emptyDrafts: Drafts = [{ attire: 'dress' }, { attire: 'suit' }]

/** The drafts with one side changed. */
export function withSide(drafts: Drafts, side: Side, change: Partial<PartnerDraft>): Drafts {
  const changed = { ...drafts[side], ...change }
  return side === 0 ? [changed, drafts[1]] : [drafts[0], changed]
}

/** Both partners need a photo before anything can go on. */
export function isComplete(drafts: Drafts): drafts is readonly [Complete, Complete] {
  return drafts.every(({ file, problem }) => file !== undefined && problem === undefined)
}

type Complete = PartnerDraft & { file: File }

export interface FileProblem {
  title: string
  description: string
}

/** What is wrong with a chosen file, before it leaves the device. */
export function problemOf(file: Pick<File, 'type' | 'size'>): FileProblem | undefined {
  if (!file.type.startsWith('image/')) return { title: copy.invalidType, description: copy.invalidTypeMore }
  if (file.size > limits.uploadMaxBytes) return { title: copy.tooLarge, description: copy.tooLargeMore }
  return undefined
}

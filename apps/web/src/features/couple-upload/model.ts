import { type Attire, limits } from '@ever-after/contract'
import type { Partner } from '#session'
import { copy } from './copy.ts'

export interface PartnerDraft {
  attire: Attire
  /** A photo that is still to be sent. */
  file?: File
  /** A photo that the server already has. */
  stored?: Partner['photo']
  /** Where the photo can be shown from; a browser may not be able to. */
  url?: string
  /** Why this person's photo cannot be used. */
  problem?: string
}

export type Drafts = readonly [PartnerDraft, PartnerDraft]
export type Side = 0 | 1

export const sides: readonly Side[] = [0, 1]

export const emptyDrafts: Drafts = [{ attire: 'dress' }, { attire: 'suit' }]

/** The drafts of a couple that comes back from the styles. */
export function draftsOf(partners: readonly [Partner, Partner] | undefined): Drafts {
  if (!partners) return emptyDrafts
  const draft = ({ photo, attire }: Partner): PartnerDraft => ({ attire, stored: photo, url: photo.url })
  return [draft(partners[0]), draft(partners[1])]
}

/** The drafts with one side changed. */
export function withSide(drafts: Drafts, side: Side, change: Partial<PartnerDraft>): Drafts {
  const changed = { ...drafts[side], ...change }
  return side === 0 ? [changed, drafts[1]] : [drafts[0], changed]
}

export function hasPhoto({ file, stored }: PartnerDraft): boolean {
  return file !== undefined || stored !== undefined
}

/** Both partners need a usable photo before anything can go on. */
export function isComplete(drafts: Drafts): boolean {
  return drafts.every((draft) => hasPhoto(draft) && draft.problem === undefined)
}

/** The partners when the server has both photos already. */
export function storedPartners([first, second]: Drafts): [Partner, Partner] | undefined {
  if (!first.stored || !second.stored) return undefined
  return [
    { photo: first.stored, attire: first.attire },
    { photo: second.stored, attire: second.attire },
  ]
}

export interface FileProblem {
  title: string
  description: string
}

/** What is wrong with a chosen file, before it leaves the device. */
export function problemOf({
  name,
  type,
  size,
}: Pick<File, 'name' | 'type' | 'size'>): FileProblem | undefined {
  // Several browsers do not know HEIC and leave its type empty.
  const isImage = type.startsWith('image/') || (type === '' && /\.hei[cf]$/i.test(name))
  if (!isImage) return { title: copy.invalidType, description: copy.invalidTypeMore }
  if (size > limits.uploadMaxBytes) return { title: copy.tooLarge, description: copy.tooLargeMore }
  return undefined
}

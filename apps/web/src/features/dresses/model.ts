import type { UploadedDress } from '@ever-after/contract'
import type { DressInWords } from '#server-state'

/** A dress that can be tried on: one of the catalogue, or a photo of the person's own. */
export interface DressChoice {
  id: string
  name: string
  /** What a dress of the catalogue is called there, where that is in another language. */
  writtenName?: string
  pictureUrl: string
  /** Of a catalogue dress only. */
  description?: string
  /** Whether a covering for hair and neck may be chosen with it. */
  offersCovering?: boolean
  isCustomDress: boolean
  /** When the photo of an own dress will be deleted; null when never. */
  expiresAt?: string | null
}

export function fromCatalogue({ previewPath, ...dress }: DressInWords): DressChoice {
  const { id, name, writtenName, description, offersCovering } = dress
  return { id, name, writtenName, pictureUrl: previewPath, description, offersCovering, isCustomDress: false }
}

export function fromUpload({ id, name, dressUrl, expiresAt }: UploadedDress): DressChoice {
  return { id, name, pictureUrl: dressUrl, expiresAt, isCustomDress: true }
}

/** Dresses whose name contains the term, in the language of the app or as the catalogue has it; case does not matter. */
export function searchDresses(dresses: readonly DressChoice[], term: string): DressChoice[] {
  const wanted = term.trim().toLowerCase()
  return dresses.filter(({ name, writtenName = '' }) =>
    [name, writtenName].some((one) => one.toLowerCase().includes(wanted)),
  )
}

/** The liked dresses, the latest first; ids of dresses that are no more are left out (decision A66). */
export function favouritesOf(dresses: readonly DressChoice[], ids: readonly string[]): DressChoice[] {
  return ids.flatMap((id) => dresses.filter((dress) => dress.id === id)).reverse()
}

/** The list with the id in it, or without it when it was there. */
export function toggled(ids: readonly string[], id: string): string[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]
}

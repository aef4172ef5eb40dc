import { ApiError, type ErrorCode, type HairSwatches } from '@ever-after/contract'
import { refusalWords } from '#platform/server-words.ts'
import { copy } from './copy.ts'

export type Swatch = HairSwatches['swatches'][number]

export interface LoadProblem {
  title: string
  words: string
  /** Whether another photo is the way on; otherwise the same is asked again. */
  needsPhoto: boolean
}

const ofPhoto: readonly ErrorCode[] = [
  'no_hair',
  'no_face',
  'too_many_faces',
  'not_a_person',
  'under_age',
  'too_dark',
  'age_unconfirmed',
  'photo_expired',
]
const ofMoment: readonly ErrorCode[] = ['rate_limited', 'overloaded']
const ofAbsence: readonly ErrorCode[] = ['not_found', 'forbidden']

/** Why a photo or its colours cannot be shown, and whether another photo would help. */
export function loadProblemOf(error: unknown, title: string): LoadProblem {
  const body = error instanceof ApiError ? error.body : undefined
  if (!body) return { title, words: copy.checkConnection, needsPhoto: false }
  if (ofAbsence.includes(body.code)) return { title: copy.gone, words: copy.goneMore, needsPhoto: true }
  if (ofPhoto.includes(body.code)) return { title, words: refusalWords(body), needsPhoto: true }
  return {
    title,
    words: ofMoment.includes(body.code) ? refusalWords(body) : copy.checkConnection,
    needsPhoto: false,
  }
}

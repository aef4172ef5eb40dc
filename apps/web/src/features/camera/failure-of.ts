import { ApiError, type ErrorCode } from '@ever-after/contract'
import { refusalWords } from '#platform/server-words.ts'
import { Refused } from './api/send-photo.ts'
import { copy } from './copy.ts'

export interface Failure {
  words: string
  /** What answers it: another photo, a little patience with the same one, or a plain new try. */
  way: 'photo' | 'patience' | 'again'
}

const ofPhoto: readonly ErrorCode[] = [
  'no_face',
  'too_many_faces',
  'not_a_person',
  'under_age',
  'too_dark',
  'image_broken',
  'image_too_many_pixels',
  'image_too_narrow',
  'unsupported_image',
  'not_an_image',
  'file_too_large',
]
const ofMoment: readonly ErrorCode[] = ['rate_limited', 'overloaded']

/** What to tell after a failed upload: the server's own sentence where it helps, the specification's otherwise. */
export function failureOf(error: unknown): Failure {
  if (error instanceof Refused) return { words: error.message, way: error.isOfPhoto ? 'photo' : 'patience' }
  const body = error instanceof ApiError ? error.body : undefined
  if (body && ofPhoto.includes(body.code)) return { words: refusalWords(body), way: 'photo' }
  if (body && ofMoment.includes(body.code)) return { words: refusalWords(body), way: 'patience' }
  return { words: copy.uploadFailedMore, way: 'again' }
}

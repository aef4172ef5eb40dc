import { ApiError } from '@ever-after/contract'
import { copy } from './copy.ts'
import type { Side } from './model.ts'

export interface UploadFailure {
  words: string
  /** The person whose photo is the reason, when the server says so. */
  side?: Side
}

/** What to tell after a failed upload: the server's words, or that the reason is unknown. */
export function failureOf(error: unknown): UploadFailure {
  if (!(error instanceof ApiError) || !error.body) return { words: copy.unknownError }
  const field = error.body.details?.[0]?.path
  const side = field === 'partner1' ? 0 : field === 'partner2' ? 1 : undefined
  return { words: error.body.error, side }
}

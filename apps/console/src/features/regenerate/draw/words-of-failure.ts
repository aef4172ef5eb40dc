import { ApiError } from '@ever-after/contract'
import { copy } from '../copy.ts'

/** Why a preview was not drawn: the server's own words, else what HTTP said. */
export function wordsOfFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return error instanceof TypeError ? copy.failed : copy.generationFailed
  if (error.body?.error) return error.body.error
  return error.statusText ? copy.generationFailedAs(error.statusText) : copy.generationFailed
}

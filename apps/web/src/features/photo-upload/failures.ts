import { ApiError } from '@ever-after/contract'
import { refusalWords } from '#platform/server-words.ts'
import { copy } from './copy.ts'
import type { Arrival, Side } from './draft/draft.ts'

/** Whether nothing was heard of the server at all. */
export function isLostConnection(error: unknown): boolean {
  return error instanceof TypeError
}

/** Whether the same request may well succeed in a moment. */
export function isPassing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 503 || error.body?.code === 'rate_limited')
}

/** Whether the photo itself is not the reason, so that it may be sent again. */
export function isServersFault(error: unknown): boolean {
  return isPassing(error) || (error instanceof ApiError && error.status >= 500)
}

/** Whether no enhancement is left; too many requests in a minute are something else. */
export function isPortraitLimit(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 429 && error.body?.code !== 'rate_limited'
}

/** What became of a photo that the server did not take. */
export function refusedBy(error: unknown): Extract<Arrival, { state: 'refused' }> {
  const body = error instanceof ApiError ? error.body : undefined
  const showsSeveral = body?.code === 'too_many_faces'
  return {
    state: 'refused',
    words: uploadWords(error),
    canRetry: isServersFault(error),
    showsSeveral,
    faces: body?.faces,
  }
}

/** The server's words, or that the reason is unknown. */
export function uploadWords(error: unknown): string {
  return toldBy(error) ?? copy.unknownError
}

function toldBy(error: unknown): string | undefined {
  return error instanceof ApiError && error.body ? refusalWords(error.body) : undefined
}

/** That there are no portraits, and the server's reason where it gives one. */
export function enhancementWords(error: unknown): string {
  const told = toldBy(error)
  if (isPortraitLimit(error)) return told || copy.portraitLimit
  return told && told !== copy.enhanceFailed ? copy.enhanceFailedAs(told) : copy.enhanceFailed
}

/** The person whose photo is the reason, when the server says so. */
export function sideAtFault(error: unknown): Side | undefined {
  const path = error instanceof ApiError ? error.body?.details?.[0]?.path : undefined
  if (path?.startsWith('partner1')) return 0
  return path?.startsWith('partner2') ? 1 : undefined
}

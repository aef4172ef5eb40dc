import { ApiError } from '@ever-after/contract'
import { copy } from './copy.ts'

/** What the server said about a failure, else the given words. */
export function wordsOfError(error: unknown, otherwise: string): string {
  return (error instanceof ApiError && error.body?.error) || otherwise
}

/** What is said about a save that did not happen. */
export function saveFailureWords(error: unknown): string {
  return copy.saveFailed(httpWords(error))
}

/**
 * A failure as `HTTP {status}: {body}`; of a body that the server wrote itself, the sentence and what is wrong where. A
 * 403 asks for a new login. After a 401 the call waits for the login and is sent again, so it does not come here.
 */
export function httpWords(error: unknown): string {
  if (!(error instanceof ApiError)) return error instanceof Error ? error.message : String(error)
  if (error.status === 403) return copy.expired
  if (!error.body) return `HTTP ${error.message}`
  const details = (error.body.details ?? []).map(({ path, message }) => `\n${path}: ${message}`)
  return `HTTP ${error.status}: ${error.body.error}${details.join('')}`
}

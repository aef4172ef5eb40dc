import { ApiError } from '@ever-after/contract'

/** What the server said about a failure, else the given words. */
export function wordsOfError(error: unknown, otherwise: string): string {
  return (error instanceof ApiError && error.body?.error) || otherwise
}

/** A failure as `HTTP {status}: {body}`; of a body that the server wrote itself, the sentence and what is wrong where. */
export function httpWords(error: unknown): string {
  if (!(error instanceof ApiError)) return error instanceof Error ? error.message : String(error)
  if (!error.body) return `HTTP ${error.message}`
  const details = (error.body.details ?? []).map(({ path, message }) => `\n${path}: ${message}`)
  return `HTTP ${error.status}: ${error.body.error}${details.join('')}`
}

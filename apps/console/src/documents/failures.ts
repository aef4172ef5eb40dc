import { ApiError } from '@ever-after/contract'
import { alertPerson } from '#messages'
import { httpWords, logLoadFailure, readToken } from '#server-state'
import { copy } from './copy.ts'

/** Nothing is sent for who is not logged in. */
export function requireToken(): void {
  if (!readToken()) throw new Error(copy.notAuthenticatedAgain)
}

/** What is said about a save that did not happen. */
export function saveFailureWords(error: unknown): string {
  return copy.saveFailed(isRefusedAccess(error) ? copy.expired : httpWords(error))
}

/** Without a token the person hears of it; anything else is for the log, and the lists stay empty. */
export function describeLoadFailure(error: unknown): void {
  if (error instanceof Error && error.message === copy.notAuthenticated) alertPerson(error.message)
  else logLoadFailure(error)
}

/** After a 401 the call waits for the login and is sent again, so it does not come here. */
function isRefusedAccess(error: unknown): boolean {
  return error instanceof ApiError && error.status === 403
}

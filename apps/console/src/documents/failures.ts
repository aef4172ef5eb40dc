import { alertPerson } from '#messages'
import { logLoadFailure, readToken } from '#server-state'
import { copy } from './copy.ts'

/** Nothing is sent for who is not logged in. */
export function requireToken(): void {
  if (!readToken()) throw new Error(copy.notAuthenticatedAgain)
}

/** Without a token the person hears of it; anything else is for the log, and the lists stay empty. */
export function describeLoadFailure(error: unknown): void {
  if (error instanceof Error && error.message === copy.notAuthenticated) alertPerson(error.message)
  else logLoadFailure(error)
}

import { ApiError, operatorLogin } from '@ever-after/contract'
import { callOnce, wordsOfError, writeToken } from '#server-state'
import { copy } from '../copy.ts'

/** Exchanges the password for a token; answers what went wrong, or null. */
export async function logIn(password: string): Promise<string | null> {
  try {
    const { token } = await callOnce(operatorLogin, { body: { password } })
    writeToken(token)
    return null
  } catch (error) {
    return error instanceof ApiError ? wordsOfError(error, copy.invalidPassword) : copy.loginFailed
  }
}

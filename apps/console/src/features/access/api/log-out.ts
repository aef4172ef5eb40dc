import { operatorLogout } from '@ever-after/contract'
import { callOnce, forgetToken } from '#server-state'

/** Ends the session on the server, and here in any case. */
export async function logOut(): Promise<void> {
  try {
    await callOnce(operatorLogout, {})
  } catch (error) {
    // The token is gone from this browser all the same and ends by itself on the server.
    console.error(error)
  }
  forgetToken()
}

import { ApiError, type CallInput, createClient, type JsonEndpoint, type Reply } from '@ever-after/contract'
import { waitForLogin } from './login-gate.ts'
import { readToken } from './operator-token.ts'

export const apiBase = '/api'

/** Calls an endpoint once, whatever it answers; for logging in and for finding out whether one is. */
export const callOnce = createClient({
  baseUrl: apiBase,
  fetch: (input, init) => fetch(input, init),
  token: readToken,
})

/**
 * Calls an endpoint as the operator. When the session has run out, the call waits until somebody has logged in again
 * and is then sent again as it was, so nobody has to begin anew.
 */
export async function call<E extends JsonEndpoint>(endpoint: E, input: CallInput<E>): Promise<Reply<E>> {
  return resendAfterLogin(endpoint.method === 'GET' ? 'read' : 'save', () => callOnce(endpoint, input))
}

/** The same for a request that no endpoint of the contract describes, such as an upload to the image host. */
export async function resendAfterLogin<T>(during: 'save' | 'read', send: () => Promise<T>): Promise<T> {
  const tokenBefore = readToken()
  try {
    return await send()
  } catch (error) {
    if (!isExpired(error)) throw error
    // Somebody may have logged in again while this call was under way.
    if (readToken() === tokenBefore) await waitForLogin(during)
    return resendAfterLogin(during, send)
  }
}

function isExpired(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.body?.code === 'forbidden')
}

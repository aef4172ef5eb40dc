import { createClient, localKeys } from '@ever-after/contract'
import { localStore } from '#platform/storage.ts'

export const apiBase = '/api'

/** The device's bearer token, or null before registration. */
export function authToken(): string | null {
  const token = localStore.read(localKeys.authToken)
  return typeof token === 'string' ? token : null
}

/** Calls an endpoint of the contract as this device. */
export const call = createClient({
  baseUrl: apiBase,
  fetch: (input, options) => fetch(input, options),
  token: authToken,
})

import { createClient, localKeys } from '@ever-after/contract'
import { apiOrigin } from '#platform/api-origin.ts'
import { keyValueStore } from '#platform/key-value-store.ts'
import { serverFetch } from '#platform/server-fetch.ts'

export const apiBase = `${apiOrigin()}/api`

/** The device's bearer token, or null before registration. */
export function authToken(): string | null {
  const token = keyValueStore.read(localKeys.authToken)
  return typeof token === 'string' ? token : null
}

/** Calls an endpoint of the contract as this device. */
export const call = createClient({
  baseUrl: apiBase,
  fetch: serverFetch,
  token: authToken,
})

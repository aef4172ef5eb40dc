import { localKeys } from '@ever-after/contract'
import { isNative } from '#platform/is-native.ts'
import { keyValueStore } from '#platform/key-value-store.ts'
import { randomId } from '#platform/random-id.ts'
import { apiBase, authToken } from './call.ts'

/** What this build calls itself towards the server and the support. */
export const appVersion = '0.1.0'

/** Makes sure that this installation has a token; a failure is only logged, and the next start tries again. */
export function ensureRegistered(): Promise<void> {
  // A second registration of the same id would take the units of the first with it (decision A20).
  inFlight ??= registerOnce().finally(() => {
    inFlight = undefined
  })
  return inFlight
}

/** Forgets a token that the server no longer knows and registers once more, as a new installation. */
export async function registerAnew(): Promise<void> {
  keyValueStore.remove(localKeys.authToken)
  keyValueStore.remove(localKeys.deviceId)
  await ensureRegistered()
}

let inFlight: Promise<void> | undefined

async function registerOnce(): Promise<void> {
  if (authToken()) return
  try {
    keyValueStore.write(localKeys.authToken, await register(deviceId()))
  } catch (error) {
    console.warn(error instanceof Error ? error.message : error)
  }
}

async function register(id: string): Promise<string> {
  const response = await fetch(`${apiBase}/auth/register-device`, {
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ deviceId: id, appVersion }),
  })
  if (!response.ok) throw new Error(`Registration failed: ${response.status}`)
  const { token } = (await response.json()) as { token?: unknown }
  if (typeof token !== 'string' || !token) throw new Error('Registration response missing token')
  return token
}

/** A browser's id is `web-` and 244 random bits of two UUIDs; a phone's starts with `ios-`. */
export function deviceId(): string {
  const known = keyValueStore.read(localKeys.deviceId)
  if (typeof known === 'string') return known
  const fresh = `${isNative() ? 'ios' : 'web'}-${randomId()}${randomId()}`
  keyValueStore.write(localKeys.deviceId, fresh)
  return fresh
}

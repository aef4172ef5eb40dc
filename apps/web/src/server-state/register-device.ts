import { localKeys } from '@ever-after/contract'
import { randomId } from '#platform/random-id.ts'
import { localStore } from '#platform/storage.ts'
import { apiBase, authToken } from './call.ts'

const appVersion = '0.1.0'

/** Makes sure that this installation has a token; a failure is only logged, and the next start tries again. */
export async function ensureRegistered(): Promise<void> {
  if (authToken()) return
  try {
    localStore.write(localKeys.authToken, await register(deviceId()))
  } catch (error) {
    console.warn(error instanceof Error ? error.message : error)
  }
}

/** Forgets a token that the server no longer knows and registers once more, as a new installation. */
export async function registerAnew(): Promise<void> {
  localStore.remove(localKeys.authToken)
  localStore.remove(localKeys.deviceId)
  await ensureRegistered()
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
  if (typeof token !== 'string') throw new Error('Registration response missing token')
  return token
}

/** A browser's id is `web-` and 244 random bits of two UUIDs. */
function deviceId(): string {
  const known = localStore.read(localKeys.deviceId)
  if (typeof known === 'string') return known
  const fresh = `web-${randomId()}${randomId()}`
  localStore.write(localKeys.deviceId, fresh)
  return fresh
}

import { localKeys, sessionKeys } from '@ever-after/contract'
import { keyValueStore } from '#platform/key-value-store.ts'
import { localStore, sessionStore } from '#platform/storage.ts'
import { forgetUnstoredRequests } from './unanswered-request.ts'

/** What tells nothing of the person: the way into the app in a browser, its language, and the account that pays in the sandbox. */
const stays: readonly string[] = [localKeys.devBypass, localKeys.language, localKeys.sandboxAccount]

/** Leaves nothing of the person on this device: identity, choices, drafts and caches of the app, in every store. */
export function forgetDevice(): void {
  keyValueStore.remove(localKeys.authToken)
  keyValueStore.remove(localKeys.deviceId)
  for (const key of Object.values(localKeys)) if (!stays.includes(key)) localStore.remove(key)
  for (const key of Object.values(sessionKeys)) sessionStore.remove(key)
  forgetUnstoredRequests()
}

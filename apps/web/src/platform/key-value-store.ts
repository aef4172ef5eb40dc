import { localKeys } from '@ever-after/contract'
import { isNative } from './is-native.ts'
import { type JsonStore, localStore } from './storage.ts'

/** What makes this installation the one it is. iOS may empty a web view's local storage, so the shell keeps it elsewhere. */
const keys: readonly string[] = [localKeys.authToken, localKeys.deviceId]
const held = new Map<string, unknown>()

/** Keeps device id and token: in the phone's preferences in the native shell, else in local storage (decision A50). */
export const keyValueStore: JsonStore & { hydrate(): Promise<void> } = {
  /** Reads the phone's preferences once, so that everything after can read at once. */
  async hydrate() {
    if (!isNative()) return
    const preferences = await loadPreferences()
    for (const key of keys) {
      const value = await preferences.read(key)
      if (value !== undefined) held.set(key, value)
    }
  },
  read: (key) => (isNative() ? held.get(key) : localStore.read(key)),
  write(key, value) {
    if (!isNative()) return localStore.write(key, value)
    held.set(key, value)
    void loadPreferences().then((preferences) => preferences.write(key, value))
    return true
  },
  remove(key) {
    if (!isNative()) return localStore.remove(key)
    held.delete(key)
    void loadPreferences().then((preferences) => preferences.remove(key))
  },
}

const loadPreferences = () => import('./native/preferences.ts')

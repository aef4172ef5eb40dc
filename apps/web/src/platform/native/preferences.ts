import { Preferences } from '@capacitor/preferences'

/** Reads JSON from the phone's preferences; a missing or corrupt value reads as nothing. */
export async function read(key: string): Promise<unknown> {
  const { value } = await Preferences.get({ key })
  if (value === null) return undefined
  try {
    return JSON.parse(value) as unknown
  } catch {
    // Whatever wrote it, the app asks for a new one.
    return undefined
  }
}

export function write(key: string, value: unknown): Promise<void> {
  return Preferences.set({ key, value: JSON.stringify(value) })
}

export function remove(key: string): Promise<void> {
  return Preferences.remove({ key })
}

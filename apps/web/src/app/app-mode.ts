import { localKeys } from '@ever-after/contract'
import type { AppConfig } from '#platform/app-config.ts'
import { isNative } from '#platform/is-native.ts'
import { localStore } from '#platform/storage.ts'
import { fetchAppConfig } from '#server-state'

/** `preview` is the app in a browser for development; it unlocks nothing on the server. */
export type AppMode =
  | { kind: 'native' }
  | { kind: 'browser' }
  | { kind: 'preview'; samplePhotos: readonly string[] }

interface Surroundings {
  native: boolean
  search: string
  readConfig: () => Promise<AppConfig>
}

/** `?app=preview` sets the dev-bypass flag where the server allows it; the flag then opens the app's routes. */
export async function findAppMode(
  { native, search, readConfig }: Surroundings = {
    native: isNative(),
    search: window.location.search,
    readConfig: fetchAppConfig,
  },
): Promise<AppMode> {
  if (native) return { kind: 'native' }
  if (import.meta.env.VITE_APP_PREVIEW === 'off') return { kind: 'browser' }
  const asksForPreview = new URLSearchParams(search).get('app') === 'preview'
  const hasFlag = localStore.read(localKeys.devBypass) === true
  if (!asksForPreview && !hasFlag) return { kind: 'browser' }
  const { previewAllowed, samplePhotos } = await readConfig()
  if (!previewAllowed) return { kind: 'browser' }
  localStore.write(localKeys.devBypass, true)
  return { kind: 'preview', samplePhotos }
}

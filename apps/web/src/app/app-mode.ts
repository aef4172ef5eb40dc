import { localKeys } from '@ever-after/contract'
import { readAppConfig } from '../platform/app-config.ts'
import { isNative } from '../platform/is-native.ts'
import { localStore } from '../platform/storage.ts'

/** `preview` is the app in a browser for development; it unlocks nothing on the server. */
export type AppMode = 'native' | 'preview' | 'browser'

interface Surroundings {
  native: boolean
  search: string
  previewAllowed: () => Promise<boolean>
}

/** `?app=preview` sets the dev-bypass flag where the server allows it; the flag then opens the app's routes. */
export async function findAppMode(
  { native, search, previewAllowed }: Surroundings = {
    native: isNative(),
    search: window.location.search,
    previewAllowed: async () => (await readAppConfig()).previewAllowed,
  },
): Promise<AppMode> {
  if (native) return 'native'
  const asksForPreview = new URLSearchParams(search).get('app') === 'preview'
  const hasFlag = localStore.read(localKeys.devBypass) === true
  if (!asksForPreview && !hasFlag) return 'browser'
  if (!(await previewAllowed())) return 'browser'
  localStore.write(localKeys.devBypass, true)
  return 'preview'
}

import { isNative } from './is-native.ts'
import { duringSystemDialog } from './privacy-screen.ts'

/** What a person answered; `unsupported` where there is nothing to ask, as in a browser. */
export type Access = 'granted' | 'denied' | 'unsupported'

/** Asks once for the phone's photo library, into which pictures are saved. */
export async function requestPhotoAccess(): Promise<Access> {
  if (!isNative()) return 'unsupported'
  const { requestLibrary } = await import('./native/album.ts')
  return (await duringSystemDialog(requestLibrary)) ? 'granted' : 'denied'
}

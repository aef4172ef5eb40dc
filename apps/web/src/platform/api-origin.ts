import { isNative } from './is-native.ts'

interface Surroundings {
  native: boolean
  /** What the native build was given as VITE_API_ORIGIN. */
  built: string | undefined
}

/** The server's origin for the native shell, whose pages come from the phone; empty in a browser, which has the same origin. */
export function apiOrigin(
  { native, built }: Surroundings = { native: isNative(), built: import.meta.env.VITE_API_ORIGIN },
): string {
  if (!native) return ''
  if (!built) throw new Error('The native app was built without VITE_API_ORIGIN.')
  return new URL(built).origin
}

/** The address under which this device reaches something of the server's. */
export function serverAddress(path: string): string {
  return /^\/(?!\/)/.test(path) ? `${apiOrigin()}${path}` : path
}

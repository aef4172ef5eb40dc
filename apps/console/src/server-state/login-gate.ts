import { createStore } from '#messages'

export type ExpiredDuring = 'save' | 'read'

/** What the session ran out during; null while it holds. The shell asks for the password over the screen. */
export const expiry = createStore<ExpiredDuring | null>(null)

let waiting: PromiseWithResolvers<void> | undefined

/** Waits until somebody has logged in again; everybody who waits goes on at once. */
export function waitForLogin(during: ExpiredDuring): Promise<void> {
  waiting ??= Promise.withResolvers<void>()
  if (expiry.read() !== 'save') expiry.write(during)
  return waiting.promise
}

/** Lets what was interrupted be sent again. */
export function resumeAfterLogin(): void {
  expiry.write(null)
  waiting?.resolve()
  waiting = undefined
}

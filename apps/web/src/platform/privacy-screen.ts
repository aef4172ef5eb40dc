import { isNative } from './is-native.ts'

let wanted: boolean | undefined
let openDialogs = 0
let queue: Promise<void> = Promise.resolve()

/** Hides what the app shows while the phone switches between apps; a browser has no such thing. */
export const privacyScreen = {
  isSupported: isNative,
  /** Turns it on or off; until this is first called it stays as it is. */
  set(isOn: boolean): Promise<void> {
    wanted = isOn
    return apply()
  },
  /** Puts it back as it was set, for when the app has changed its state. */
  restore: apply,
}

/** Takes the screen away while the system asks something on top of the app, which it would hide. */
export async function duringSystemDialog<T>(work: () => Promise<T>): Promise<T> {
  openDialogs++
  await apply()
  try {
    return await work()
  } finally {
    openDialogs--
    await apply()
  }
}

/** One after the other, so that the last word is the one that counts. */
function apply(): Promise<void> {
  if (!isNative()) return Promise.resolve()
  queue = queue.then(async () => {
    if (wanted === undefined) return
    const { hide, reveal } = await import('./native/privacy.ts')
    await (wanted && openDialogs === 0 ? hide() : reveal())
  }, undefined)
  queue = queue.catch((error: unknown) => console.warn(error))
  return queue
}

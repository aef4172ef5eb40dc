import { limits } from '@ever-after/contract'
import { isNative } from './is-native.ts'
import { duringSystemDialog } from './privacy-screen.ts'

/** `unsupported` is a browser's answer: this app sends messages to phones only. */
export type PushPermission = 'granted' | 'denied' | 'prompt' | 'unsupported'

/** A message that was tapped, as it came. */
export interface PushMessage {
  id: string | undefined
  data: Readonly<Record<string, unknown>>
}

export const push = {
  async permission(): Promise<PushPermission> {
    if (!isNative()) return 'unsupported'
    const { readPermission } = await load()
    return readPermission()
  },
  async requestPermission(): Promise<PushPermission> {
    if (!isNative()) return 'unsupported'
    const { askPermission } = await load()
    return duringSystemDialog(askPermission)
  },
  /** Tells of every token that the phone gets; when none has come after 3 s it is fetched. */
  async listenForToken(onToken: (token: string) => void): Promise<void> {
    if (!isNative()) return
    const { listenForToken, fetchToken } = await load()
    let hasToken = false
    const take = (token: string) => {
      hasToken = true
      onToken(token)
    }
    await listenForToken(take)
    await new Promise((resolve) => setTimeout(resolve, limits.pushTokenFallbackMs))
    if (!hasToken) take(await fetchToken())
  },
  /** Tells of every tapped message, also of the one that started the app. Answers the way to stop listening. */
  onTap(listener: (message: PushMessage) => void): () => void {
    if (!isNative()) return () => undefined
    const stop = load().then(({ listenForTaps }) => listenForTaps(listener))
    return () => void stop.then((remove) => remove())
  },
}

const load = () => import('./native/messaging.ts')

import { isNative } from './is-native.ts'

/** Tells of links that open the native app; a browser opens its own. Answers the way to stop listening. */
export function onAppLink(listener: (url: string) => void): () => void {
  if (!isNative()) return () => undefined
  const stop = import('./native/app.ts').then(({ listenToLinks }) => listenToLinks(listener))
  return () => void stop.then((remove) => remove())
}

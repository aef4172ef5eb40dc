import { isNative } from './is-native.ts'

type Listener = (isActive: boolean) => void

/** Tells when the app comes to the front or leaves it; answers the way to stop listening. */
export function onAppState(listener: Listener): () => void {
  return isNative() ? listenNatively(listener) : listenToPage(listener)
}

function listenToPage(listener: Listener): () => void {
  const tell = () => listener(document.visibilityState === 'visible')
  document.addEventListener('visibilitychange', tell)
  return () => document.removeEventListener('visibilitychange', tell)
}

function listenNatively(listener: Listener): () => void {
  const stop = import('./native/app.ts').then(({ listenToState }) => listenToState(listener))
  return () => void stop.then((remove) => remove())
}

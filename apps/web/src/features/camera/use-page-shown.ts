import { useSyncExternalStore } from 'react'

/** Whether the page is in front of the person; false in a background tab or app. */
export function usePageShown(): boolean {
  return useSyncExternalStore(subscribe, () => document.visibilityState === 'visible')
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

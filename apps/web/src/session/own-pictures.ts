import { sessionKeys } from '@ever-after/contract'
import { useSyncExternalStore } from 'react'
import { sessionStore } from '#platform/storage.ts'

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether styles and dresses are shown with somebody's own photos; on until they turn it off. */
export function useShowsOwn(): boolean {
  return useSyncExternalStore(subscribe, () => sessionStore.read(sessionKeys.ownPictures) !== false)
}

export function writeShowsOwn(showsOwn: boolean): void {
  sessionStore.write(sessionKeys.ownPictures, showsOwn)
  for (const listener of listeners) listener()
}

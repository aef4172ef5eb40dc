import { useSyncExternalStore } from 'react'
import { copy } from './copy.ts'

/** Says quietly that there is no connection. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(follow, () => navigator.onLine)
  return (
    <div role="status">
      {!isOnline && <p className="border-line border-b bg-blush px-4 py-2 text-fine">{copy.offline}</p>}
    </div>
  )
}

function follow(listener: () => void) {
  for (const event of ['online', 'offline']) window.addEventListener(event, listener)
  return () => {
    for (const event of ['online', 'offline']) window.removeEventListener(event, listener)
  }
}

import { useEffect, useEffectEvent, useState } from 'react'
import type { Notify, SiblingPicture } from '#creations'
import { copy } from './copy.ts'

interface RedoOptions {
  pictures: readonly SiblingPicture[]
  /** Told of the picture that was made anew. */
  onReady: (id: string) => void
  notify: Notify
}

/** Waits for a picture that is made anew and tells how it went. */
export function useRedo({ pictures, onReady, notify }: RedoOptions) {
  const [awaited, setAwaited] = useState<{ id: string; wasSeen: boolean }>()
  const status = pictures.find(({ id }) => id === awaited?.id)?.status
  const tell = useEffectEvent(() => {
    if (!awaited) return
    if (status === 'completed') {
      setAwaited(undefined)
      onReady(awaited.id)
      notify({ title: copy.redone })
    } else if (status) setAwaited({ ...awaited, wasSeen: true })
    // A picture that failed is told of no more.
    else if (awaited.wasSeen) {
      setAwaited(undefined)
      notify({ title: copy.redoFailed, isDestructive: true })
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when the status changes
  useEffect(() => tell(), [status])
  return { follow: (id: string) => setAwaited({ id, wasSeen: false }) }
}

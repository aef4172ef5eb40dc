import { useEffect, useEffectEvent, useState } from 'react'
import { type Notify, refreshHistory, useSeenCreation } from '#creations'
import { copy } from './copy.ts'

interface RedoOptions {
  /** The first picture of the change that is on the screen now. */
  firstId: string | undefined
  /** Told of the picture that was made anew, while the one that it replaces is still there. */
  onReady: (id: string) => void
  notify: Notify
}

/** Waits for a picture that is made anew, whatever else is made meanwhile, and tells how it went. */
export function useRedo({ firstId, onReady, notify }: RedoOptions) {
  const [awaited, setAwaited] = useState<{ id: string; firstId: string | undefined }>()
  const status = useSeenCreation({ kind: 'style', id: awaited?.id })?.status
  const tell = useEffectEvent(() => {
    if (!awaited || (status !== 'completed' && status !== 'failed')) return
    setAwaited(undefined)
    void refreshHistory('style')
    if (status === 'failed') return notify({ title: copy.redoFailed, isDestructive: true })
    const isHere = awaited.firstId === firstId
    if (isHere) onReady(awaited.id)
    notify({ title: isHere ? copy.redone : copy.redoneElsewhere })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when the status changes
  useEffect(() => tell(), [status])
  return { follow: (id: string) => setAwaited({ id, firstId }) }
}

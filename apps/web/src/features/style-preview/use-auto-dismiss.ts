import { useEffect, useEffectEvent, useState } from 'react'

/** Dismisses after a while, counted anew once nobody points at it or has focus in it. */
export function useAutoDismiss({ afterMs, onDismiss }: { afterMs: number; onDismiss: () => void }) {
  const [isHeld, setHeld] = useState(false)
  const dismiss = useEffectEvent(onDismiss)
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(dismiss, afterMs)
    return () => clearTimeout(timer)
  }, [isHeld, afterMs])
  const hold = () => setHeld(true)
  const release = () => setHeld(false)
  return { onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: release }
}

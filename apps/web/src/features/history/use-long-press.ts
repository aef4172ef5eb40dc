import { useRef } from 'react'

/** Pointer handlers that tell a press of `afterMs` from a tap; moving away ends the press. */
export function useLongPress({
  afterMs,
  onLongPress,
  onTap,
}: {
  afterMs: number
  onLongPress: () => void
  onTap: () => void
}) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const wasLong = useRef(false)
  const end = () => clearTimeout(timer.current)
  return {
    onPointerDown: () => {
      wasLong.current = false
      timer.current = setTimeout(() => {
        wasLong.current = true
        onLongPress()
      }, afterMs)
    },
    onPointerUp: end,
    onPointerLeave: end,
    onPointerCancel: end,
    onContextMenu: (event: { preventDefault: () => void }) => event.preventDefault(),
    onClick: () => {
      if (!wasLong.current) onTap()
      wasLong.current = false
    },
  }
}

import { type PointerEvent, useRef, useState } from 'react'

interface Swipe {
  /** How far the thing has been drawn aside so far, px. */
  offsetPx: number
  handlers: Record<
    'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel',
    (event: PointerEvent) => void
  >
}

/** Lets a thing be drawn aside; from `thresholdPx` on, letting go dismisses it. */
export function useSwipe({ thresholdPx, onDismiss }: { thresholdPx: number; onDismiss: () => void }): Swipe {
  const startPx = useRef<number>(undefined)
  const [offsetPx, setOffsetPx] = useState(0)
  const letGo = () => {
    startPx.current = undefined
    setOffsetPx(0)
  }
  return {
    offsetPx,
    handlers: {
      onPointerDown: ({ clientX }) => {
        startPx.current = clientX
      },
      onPointerMove: ({ clientX }) => {
        if (startPx.current !== undefined) setOffsetPx(clientX - startPx.current)
      },
      onPointerUp: ({ clientX }) => {
        const isFar = startPx.current !== undefined && Math.abs(clientX - startPx.current) >= thresholdPx
        letGo()
        if (isFar) onDismiss()
      },
      onPointerCancel: letGo,
    },
  }
}

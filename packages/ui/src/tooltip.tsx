import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

const delayMs = 700
const gapPx = 8
const heightPx = 40

/** Offsets from two edges of the window, px. */
type Place = Partial<Record<'left' | 'right' | 'top' | 'bottom', number>>

/** Handlers for a control, and its label as a small note beside it after 700 ms of pointer or focus. */
export function useTooltip(label: string) {
  const [place, setPlace] = useState<Place>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hide = () => {
    clearTimeout(timer.current)
    setPlace(undefined)
  }
  const showSoon = (control: HTMLElement) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setPlace(beside(control)), delayMs)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  return {
    tooltip: place && createPortal(<Bubble label={label} place={place} />, document.body),
    handlers: {
      // A finger has no hover; it would leave the note standing after a tap.
      onPointerEnter: (event: { pointerType: string; currentTarget: HTMLElement }) => {
        if (event.pointerType !== 'touch') showSoon(event.currentTarget)
      },
      onPointerLeave: hide,
      onPointerDown: hide,
      onFocus: ({ currentTarget }: { currentTarget: HTMLElement }) => {
        if (currentTarget.matches(':focus-visible')) showSoon(currentTarget)
      },
      onBlur: hide,
    },
  }
}

/** Hidden from screen readers, which read the control's own label. */
function Bubble({ label, place }: { label: string; place: Place }) {
  return (
    <span
      aria-hidden="true"
      style={place}
      className="pointer-events-none fixed z-[70] animate-fade whitespace-nowrap rounded-full bg-ink px-3 py-1.5 text-fine text-paper shadow-soft"
    >
      {label}
    </span>
  )
}

/** Below the control, above it at the window's foot; flush with the edge that is nearer to its own side. */
function beside(control: HTMLElement): Place {
  const { left, right, top, bottom } = control.getBoundingClientRect()
  const { innerWidth, innerHeight } = window
  return {
    ...(left + right < innerWidth ? { left } : { right: innerWidth - right }),
    ...(bottom + gapPx + heightPx < innerHeight
      ? { top: bottom + gapPx }
      : { bottom: innerHeight - top + gapPx }),
  }
}

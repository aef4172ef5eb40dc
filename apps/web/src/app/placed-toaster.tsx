import { Toaster } from '@ever-after/ui'
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { copy } from './copy.ts'
import { riseOf } from './toast-place.ts'
import { toasts } from './toasts.ts'

/** Toasts where they cover nothing that matters: above what is fastened to the bottom, below a finished picture. */
export function PlacedToaster() {
  const toast = useSyncExternalStore(toasts.subscribe, toasts.current)
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!toast || toast.isLeaving) return
    let waiting = 0
    // The screen below may change while the toast is there.
    const follow = () => {
      place.current?.style.setProperty('--toast-rise', `${risenPx(place.current)}px`)
      waiting = requestAnimationFrame(follow)
    }
    follow()
    return () => cancelAnimationFrame(waiting)
  }, [toast])
  return (
    <div ref={place} className="contents">
      <Toaster store={toasts} label={copy.notifications} isLow />
    </div>
  )
}

function risenPx(place: HTMLElement): number {
  const frame = place.parentElement
  const toast = place.firstElementChild
  if (!frame || !toast) return 0
  const top = frame.getBoundingClientRect().top + frame.clientTop
  // The one of a dialog comes after the one below it.
  const picture = [...frame.querySelectorAll('[data-finished-picture]')].at(-1)
  return riseOf({
    frame: { top, bottom: top + frame.clientHeight },
    toastHeightPx: toast.getBoundingClientRect().height,
    bars: [...frame.querySelectorAll('[data-bottom-bar]')].map((bar) => bar.getBoundingClientRect().top),
    pictureBottom: picture?.getBoundingClientRect().bottom,
  })
}

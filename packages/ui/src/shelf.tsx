import { type ReactNode, useEffect, useRef } from 'react'
import { classNames } from './class-names.ts'
import { runsRightToLeft } from './runs-right-to-left.ts'

/** A row that scrolls sideways, by wheel too; a child marked `data-current="true"` is brought into view. */
export function Shelf({ className, children }: { className?: string; children: ReactNode }) {
  const row = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = row.current
    if (!element) return
    const turn = (event: WheelEvent) => {
      const canScroll = element.scrollWidth > element.clientWidth
      if (!canScroll || Math.abs(event.deltaX) >= Math.abs(event.deltaY)) return
      event.preventDefault()
      element.scrollLeft += runsRightToLeft(element) ? -event.deltaY : event.deltaY
    }
    // React listens to wheels passively, and a passive listener cannot keep the page still.
    element.addEventListener('wheel', turn, { passive: false })
    // A browser leaves a focused child that is half in view where it is; under a pointer nothing may move.
    const show = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(':focus-visible')) {
        target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      }
    }
    element.addEventListener('focusin', show)
    return () => {
      element.removeEventListener('wheel', turn)
      element.removeEventListener('focusin', show)
    }
  }, [])

  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[data-current="true"]')
    if (!row.current || !current) return
    const middle = current.offsetLeft + current.offsetWidth / 2 - row.current.clientWidth / 2
    row.current.scrollTo?.({ left: middle })
  })

  return (
    <div
      ref={row}
      className={classNames('relative flex scroll-px-5 overflow-x-auto [scrollbar-width:none]', className)}
    >
      {children}
    </div>
  )
}

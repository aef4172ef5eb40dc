import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { randomId } from '#platform/random-id.ts'
import type { Way } from './move-between-screens.ts'

const ways = ['pushState', 'replaceState'] as const
const hands = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** A screen that opens stands at its top with the focus in it; one that was gone back to stands where it was left. */
export function useScrollPlaces(screen: RefObject<HTMLElement | null>, path: string): void {
  const shownPath = useRef(path)
  const places = useRef(new Map<string, number>())
  const visit = useRef<string>(undefined)

  useEffect(() => {
    visit.current = visitOf() ?? markVisit()
    const element = screen.current
    const note = () => {
      if (element && visit.current) places.current.set(visit.current, element.scrollTop)
    }
    element?.addEventListener('scroll', note, { passive: true })
    // The router tells of a way before it is shown; a tap may come before the browser tells of the last scrolling.
    for (const way of ways) window.addEventListener(way, note)
    return () => {
      element?.removeEventListener('scroll', note)
      for (const way of ways) window.removeEventListener(way, note)
    }
  }, [screen])

  // Before the browser tells that another screen has moved the place of the last one.
  useLayoutEffect(() => {
    if (shownPath.current === path) return
    shownPath.current = path
    visit.current = visitOf()
    if (!screen.current) return
    screen.current.focus({ preventScroll: true })
    return scrollOnceThere(screen.current, places.current.get(visit.current ?? '') ?? 0)
  }, [screen, path])
}

const patienceMs = 1500

/** Scrolls as soon as there is so much to scroll, unless the person scrolls first; answers how to give up. */
function scrollOnceThere(element: HTMLElement, top: number): () => void {
  const startedMs = performance.now()
  let frame = 0
  const stop = () => {
    cancelAnimationFrame(frame)
    for (const hand of hands) element.removeEventListener(hand, stop)
  }
  const scroll = () => {
    element.scrollTo({ top, behavior: 'instant' })
    const isThere = element.scrollTop >= top - 1
    if (isThere || performance.now() - startedMs > patienceMs) stop()
    else frame = requestAnimationFrame(scroll)
  }
  for (const hand of hands) element.addEventListener(hand, stop, { passive: true })
  scroll()
  return stop
}

/** Tells this entry of the history from every other. */
function visitOf(): string | undefined {
  return (window.history.state as Partial<Way> | null)?.visit
}

/** Marks the entry that the app was opened with. */
function markVisit(): string {
  const visit = randomId()
  window.history.replaceState({ ...window.history.state, visit }, '')
  return visit
}

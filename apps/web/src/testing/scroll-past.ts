import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** What this browser, which lays nothing out, is told of where things are; nothing is on the screen at first. */
export function scrollPast() {
  const seen = new Map<Element, (entries: { isIntersecting: boolean }[]) => void>()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #tell: (entries: { isIntersecting: boolean }[]) => void
      readonly #places: Element[] = []
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        this.#tell = tell
      }
      observe(place: Element) {
        this.#places.push(place)
        seen.set(place, this.#tell)
      }
      disconnect() {
        for (const place of this.#places) seen.delete(place)
      }
    },
  )
  /** Tells it of everything that is observed inside an element. */
  return (inside: Element, isIntersecting: boolean) =>
    act(async () => {
      for (const [place, tell] of seen) if (inside.contains(place)) tell([{ isIntersecting }])
    })
}

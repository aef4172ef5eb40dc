import { useEffect, useRef } from 'react'

/** Takes the focus to what just appeared, so that no button wears the ring before a key was pressed. */
export function useFocusOnMount<T extends HTMLElement>() {
  const element = useRef<T>(null)
  useEffect(() => element.current?.focus({ preventScroll: true }), [])
  return element
}

import { type RefObject, useEffect, useState } from 'react'

/** A little further than what is seen, so that pictures are there when they scroll in. */
const rootMargin = '200px'

/** Whether something is on the screen or about to be. */
export function useIsNear(place: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(
      (entries) => setNear(entries[entries.length - 1].isIntersecting),
      { rootMargin },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place])
  return isNear
}

import { useEffect, useState } from 'react'

/** An index that moves on at each interval and starts again after the last; it rests for people who prefer less motion. */
export function useRotation(count: number, intervalMs: number): number {
  const [index, setIndex] = useState(0)
  useEffect(() => {
    if (count < 2 || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const timer = setInterval(() => setIndex((current) => current + 1), intervalMs)
    return () => clearInterval(timer)
  }, [count, intervalMs])
  return count ? index % count : 0
}

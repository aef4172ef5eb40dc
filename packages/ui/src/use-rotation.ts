import { useEffect, useState } from 'react'

export interface Rotation {
  index: number
  isMoving: boolean
  /** Absent for people who prefer less motion and where there is nothing to turn to. */
  toggle: (() => void) | undefined
}

/** An index that moves on at each interval and starts again after the last; it can be paused, and rests behind a dialog. */
export function useRotation({ count, intervalMs }: { count: number; intervalMs: number }): Rotation {
  const [step, setStep] = useState(0)
  const [isPaused, setPaused] = useState(false)
  const [prefersRest] = useState(() => window.matchMedia('(prefers-reduced-motion: reduce)').matches)
  const canMove = count > 1 && !prefersRest
  const isMoving = canMove && !isPaused

  useEffect(() => {
    if (!isMoving) return
    const timer = setInterval(() => {
      // Behind an open dialog nobody can pause it.
      if (!document.querySelector('[role="dialog"]')) setStep((current) => current + 1)
    }, intervalMs)
    return () => clearInterval(timer)
  }, [isMoving, intervalMs])

  return {
    index: count ? step % count : 0,
    isMoving,
    toggle: canMove ? () => setPaused((paused) => !paused) : undefined,
  }
}

import { useEffect, useState } from 'react'

/** Counts an estimate down by the second between two answers; nothing is left to say once it has passed. */
export function useCountdown(remainingMs: number | null | undefined): number | undefined {
  const [left, setLeft] = useState(remainingMs)
  useEffect(() => {
    setLeft(remainingMs)
    if (remainingMs == null) return
    const timer = setInterval(() => setLeft((current) => (current ?? 0) - 1000), 1000)
    return () => clearInterval(timer)
  }, [remainingMs])
  return left == null || left <= 0 ? undefined : Math.ceil(left / 1000)
}

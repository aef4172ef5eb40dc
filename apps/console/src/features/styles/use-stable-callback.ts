import { useCallback, useLayoutEffect, useRef } from 'react'

/** The same function in every render, which does what the last render's would; for cards that are not drawn again. */
export function useStableCallback<A extends unknown[], R>(callback: (...args: A) => R): (...args: A) => R {
  const latest = useRef(callback)
  useLayoutEffect(() => {
    latest.current = callback
  })
  return useCallback((...args: A) => latest.current(...args), [])
}

import { flushSync } from 'react-dom'
import type { AroundNavHandler } from 'wouter'

/** Lets one screen melt into the next where the browser can and the person does not prefer rest. */
export const moveBetweenScreens: AroundNavHandler = (navigate, to, options) => {
  const prefersRest = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  if (!document.startViewTransition || prefersRest) return navigate(to, options)
  document.startViewTransition(() => flushSync(() => navigate(to, options)))
}

import { leaveCovered } from '@ever-after/ui'
import { flushSync } from 'react-dom'
import type { AroundNavHandler } from 'wouter'

/** Lets one screen melt into the next where the browser can and the person does not prefer rest. */
export const moveBetweenScreens: AroundNavHandler = (navigate, to, options) => {
  const prefersRest = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  const go = (isInPlace: boolean) => navigate(to, isInPlace ? { ...options, replace: true } : options)
  if (!document.startViewTransition || prefersRest) return void leaveCovered(go)
  document.startViewTransition(() => leaveCovered((isInPlace) => flushSync(() => go(isInPlace))))
}

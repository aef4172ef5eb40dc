import { leaveCovered } from '@ever-after/ui'
import { flushSync } from 'react-dom'
import type { AroundNavHandler } from 'wouter'
import { randomId } from '#platform/random-id.ts'

/** What every way to a screen carries along. */
export interface Way {
  /** The path where it began. */
  from: string
  /** Tells this visit of the screen from its others. */
  visit: string
}

/** Lets one screen melt into the next where the browser can and the person does not prefer rest. */
export const moveBetweenScreens: AroundNavHandler = (navigate, to, options) => {
  const go = (isInPlace: boolean) => {
    const way: Way = { from: window.location.pathname, visit: randomId() }
    navigate(to, {
      ...options,
      state: { ...options?.state, ...way },
      replace: isInPlace || options?.replace,
    })
  }
  if (!canMelt()) return void leaveCovered(go)
  document.startViewTransition(() => leaveCovered((isInPlace) => flushSync(() => go(isInPlace))))
}

/** Goes back to the screen before in the same way, whatever lies on top of this one. */
export function moveBack(): void {
  const back = () =>
    new Promise<void>((resolve) => {
      window.addEventListener('popstate', () => setTimeout(resolve), { once: true })
      void leaveCovered((isInPlace) => window.history.go(isInPlace ? -2 : -1))
    })
  if (canMelt()) document.startViewTransition(back)
  else void back()
}

function canMelt(): boolean {
  const prefersRest = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  return document.startViewTransition !== undefined && !prefersRest
}

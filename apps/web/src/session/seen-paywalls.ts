import { sessionKeys } from '@ever-after/contract'
import { sessionStore } from '#platform/storage.ts'

/** Whether this session has seen the animation: a second showing begins at the prices (decision A68). */
export function wasPaywallAnimated(): boolean {
  return sessionStore.read(sessionKeys.paywallAnimated) === true
}

export function rememberPaywallAnimation(): void {
  sessionStore.write(sessionKeys.paywallAnimated, true)
}

/** When the paywall of a launch opened or closed last in this session; undefined while it has not been seen. */
export function readLaunchPaywall(): number | undefined {
  const seenAtMs = sessionStore.read(sessionKeys.launchPaywall)
  return typeof seenAtMs === 'number' ? seenAtMs : undefined
}

export function rememberLaunchPaywall(nowMs: number = Date.now()): void {
  sessionStore.write(sessionKeys.launchPaywall, nowMs)
}

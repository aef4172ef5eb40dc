import type { Style } from '@ever-after/contract'
import type { PaywallTrigger } from '#server-state'

export interface PaywallRequest {
  trigger: PaywallTrigger
  /** Why the action was refused, in the specification's words. */
  reason?: string
  /** Set by who wants the full-screen offer whatever the trigger. */
  isFullScreen?: boolean
  /** The picture that it is about. */
  pictureUrl?: string | null
  /** The style that it is about, for a couple to see itself in. */
  style?: Style
}

interface OpenPaywall extends PaywallRequest {
  /** Tells one opening from the next of the same trigger. */
  number: number
  settle: (isUnlocked: boolean) => void
}

let current: OpenPaywall | undefined
let opened = 0
const listeners = new Set<() => void>()

/**
 * Opens the paywall of this trigger; one that is open already gives way. Resolves once it is closed: true when the person
 * has now what was missing.
 */
export function openPaywall(request: PaywallRequest): Promise<boolean> {
  opened += 1
  const number = opened
  return new Promise((settle) => set({ ...request, number, settle }, false))
}

export function closePaywall({ isUnlocked = false }: { isUnlocked?: boolean } = {}): void {
  set(undefined, isUnlocked)
}

/** The open paywall, if any. */
export function currentPaywall(): OpenPaywall | undefined {
  return current
}

export function subscribeToPaywall(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function set(next: OpenPaywall | undefined, isUnlocked: boolean): void {
  const before = current
  current = next
  for (const listener of listeners) listener()
  before?.settle(isUnlocked)
}

import type { PaywallTrigger } from '#server-state'

export interface PaywallRequest {
  trigger: PaywallTrigger
  /** Why the action was refused, in the specification's words. */
  reason?: string
}

let current: PaywallRequest | undefined
const listeners = new Set<() => void>()

/** Opens the paywall of this trigger; one that is open already gives way. */
export function openPaywall({ trigger, reason }: PaywallRequest): void {
  set({ trigger, reason })
}

export function closePaywall(): void {
  set(undefined)
}

/** The open paywall, if any. */
export function currentPaywall(): PaywallRequest | undefined {
  return current
}

export function subscribeToPaywall(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function set(next: PaywallRequest | undefined): void {
  current = next
  for (const listener of listeners) listener()
}

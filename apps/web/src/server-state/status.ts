import { getSubscriptionStatus, limits, localKeys, type SubscriptionStatus } from '@ever-after/contract'
import { useQuery } from '@tanstack/react-query'
import { localStore } from '#platform/storage.ts'
import { call } from './call.ts'
import { queryClient } from './query-client.ts'

const statusKey = ['subscriptions', 'status'] as const

const options = {
  queryKey: statusKey,
  queryFn: async () => {
    const status = await call(getSubscriptionStatus, {})
    localStore.write(localKeys.subscriptionStatus, status)
    return status
  },
  staleTime: limits.statusCacheMs,
}

/** What this device may still do; cached for 30 s, one request in flight for all who ask. */
export function useStatus() {
  return useQuery({ ...options, refetchOnMount: true })
}

/** The status for a decision that is about to be made; the cache serves it while it is fresh. */
export function fetchStatus(): Promise<SubscriptionStatus> {
  return queryClient.fetchQuery(options)
}

/** Reads the status again at once, for after a change was spent or given back. */
export async function refreshStatus(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: statusKey, refetchType: 'all' })
}

export type Permission = { allowed: true } | { allowed: false; reason: string }

/** Whether a style may be applied; the words are the specification's. */
export function mayChangeStyle({ hasActiveSubscription, usage }: SubscriptionStatus): Permission {
  const own = hasActiveSubscription ? usage.weeklyTransformationsRemaining : usage.remainingFreeUses
  if (own > 0 || usage.bonusChangesRemaining > 0) return { allowed: true }
  return {
    allowed: false,
    reason: hasActiveSubscription ? 'Weekly transformation limit reached' : 'Transformation limit reached',
  }
}

/** Whether the balance says anything: a paying subscriber has nothing to count. */
export function showsBalance({ hasActiveSubscription, subscription }: SubscriptionStatus): boolean {
  return !hasActiveSubscription || subscription?.periodType === 'TRIAL'
}

/** Free and bonus changes together, as the pill shows them. */
export function remainingChanges({ hasActiveSubscription, usage }: SubscriptionStatus): number {
  const own = hasActiveSubscription ? usage.weeklyTransformationsRemaining : usage.remainingFreeUses
  return own + usage.bonusChangesRemaining
}

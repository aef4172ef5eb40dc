import { getSubscriptionStatus, limits, localKeys, type SubscriptionStatus } from '@ever-after/contract'
import { useQuery } from '@tanstack/react-query'
import { localStore } from '#platform/storage.ts'
import { type AppStatus, appStatus, appStatusOf } from './app-status.ts'
import { call } from './call.ts'
import { queryClient } from './query-client.ts'
import { readAgainAfter } from './read-again-after.ts'

const statusKey = ['subscriptions', 'status'] as const

/** Numbers the readings: a refresh does not wait for one that began before it, whose answer may come last. */
let begun = 0

const options = {
  queryKey: statusKey,
  queryFn: async () => {
    const number = ++begun
    const status = await call(getSubscriptionStatus, {})
    if (number < begun) return status
    const next = appStatusOf({ status, nowMs: Date.now() })
    readAgainAfter({ before: lastStatus(), next })
    localStore.write(localKeys.subscriptionStatus, next)
    return status
  },
  staleTime: limits.statusCacheMs,
}

/** What is assumed while the status cannot be read: four portraits and nothing else (decision A15). */
export const unknownStatus: SubscriptionStatus = {
  hasActiveSubscription: false,
  subscription: null,
  usage: {
    canUseTransformation: false,
    remainingFreeUses: 0,
    bonusChangesRemaining: 0,
    portraitCreditsRemaining: 0,
    weeklyTransformationsRemaining: 0,
    portraitEnhancementsUsed: 0,
    portraitGenerationsRemaining: limits.freePortraitGenerations,
    portraitLimit: limits.freePortraitGenerations,
    hasLifetimeDownloads: false,
  },
}

/** What this device may still do; cached for 30 s, one request in flight for all who ask. */
export function useStatus() {
  return useQuery({ ...options, refetchOnMount: true })
}

/** The status in the app's words; without a connection what this device saw last. */
export function useAppStatus(now: () => number = Date.now) {
  const { data, isPending, isError, refetch } = useStatus()
  const status: AppStatus | undefined = data
    ? appStatusOf({ status: data, nowMs: now() })
    : isError
      ? keptStatus()
      : undefined
  return { status, isPending, refetch }
}

/** What this device knew before the status could not be read. */
export function lastStatus(): AppStatus | undefined {
  const status = queryClient.getQueryData<SubscriptionStatus>(statusKey)
  return status ? appStatusOf({ status, nowMs: Date.now() }) : keptStatus()
}

/** What this device saw last, before this start perhaps. */
function keptStatus(): AppStatus | undefined {
  return appStatus.safeParse(localStore.read(localKeys.subscriptionStatus)).data
}

/** The status for a decision that is about to be made; the cache serves it while it is fresh. */
export function fetchStatus(): Promise<SubscriptionStatus> {
  return queryClient.fetchQuery(options)
}

/** Forgets that the status is fresh: whoever asks from now on hears the server. */
export async function clearStatus(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: statusKey, refetchType: 'none' })
}

/** Reads the status again at once, for after a change was spent or given back. */
export async function refreshStatus(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: statusKey, refetchType: 'all' })
}

/** Reads the status again where it is on show and older than its 30 s, such as when the app comes back to the front. */
export async function freshenStatus(): Promise<void> {
  await queryClient.refetchQueries({ queryKey: statusKey, type: 'active', stale: true })
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

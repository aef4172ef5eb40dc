import type { SubscriptionStatus } from '@ever-after/contract'
import { useEffect, useState } from 'react'
import { fetchStatus, refreshStatus, unknownStatus, useStatus } from '#server-state'
import { wasPaywallAnimated } from '#session'
import { useOfferings } from '#store'
import type { PaywallRequest } from '../../paywall-store.ts'
import { type Variant, variantOf } from '../../variant-of.ts'

/**
 * Which paywall this request gets; undefined until that is known. The status is fetched once on opening, and what it becomes
 * by a purchase in the paywall does not change the paywall.
 */
export function useVariant(request: PaywallRequest): Variant | undefined {
  const { state } = useOfferings()
  const { data: seen } = useStatus()
  const [hasSeenAnimation] = useState(wasPaywallAnimated)
  const [fetched, setFetched] = useState<SubscriptionStatus>()
  useEffect(() => {
    void readAgain().then(setFetched)
  }, [])
  const isOnSale = state !== 'closed'
  // Until the deployment has told of its store, none is as good as not known.
  const status = fetched ?? (isOnSale ? seen : undefined)
  return status && variantOf({ request, status, isOnSale, wasAnimated: hasSeenAnimation })
}

/** Without an answer nothing is open that is not open already. */
async function readAgain(): Promise<SubscriptionStatus> {
  try {
    await refreshStatus()
    return await fetchStatus()
  } catch {
    return unknownStatus
  }
}

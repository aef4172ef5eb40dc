import type { SubscriptionStatus } from '@ever-after/contract'
import { useEffect, useState } from 'react'
import { clearStatus, fetchStatus, lastStatus, unknownStatus, useStatus } from '#server-state'
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
  const [wasAnimated] = useState(wasPaywallAnimated)
  const [fetched, setFetched] = useState<SubscriptionStatus | 'unread' | 'unread of a subscriber'>()
  useEffect(() => {
    void readAgain().then(setFetched)
  }, [])
  const isOnSale = state !== 'closed'
  // Nobody is sold a second time what he had when the status could last be read.
  if (fetched === 'unread of a subscriber') return 'note'
  // Until the deployment has told of its store, none is as good as not known.
  const status = fetched === 'unread' ? unknownStatus : (fetched ?? (isOnSale ? seen : undefined))
  return status && variantOf({ request, status, isOnSale, wasAnimated })
}

async function readAgain() {
  try {
    await clearStatus()
    return await fetchStatus()
  } catch {
    return lastStatus()?.isActive ? 'unread of a subscriber' : 'unread'
  }
}

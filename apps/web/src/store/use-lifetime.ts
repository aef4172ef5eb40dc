import { productOf } from '@ever-after/contract'
import type { StorePackage } from '#platform/purchases.ts'
import { useOneTimeStatus, useStatus } from '#server-state'
import { copy } from './copy.ts'
import { type Offerings, useAllOfferings } from './use-offerings.ts'

export interface Lifetime {
  state: Offerings['state']
  /** Bought already; undefined while that is not known. */
  isOwned: boolean | undefined
  /** At the store's own price; absent when it cannot be bought. */
  pkg?: StorePackage
  /** Why it cannot be bought. */
  problem?: string
  retry: () => void
}

/** Downloads for ever, bought once. */
export function useLifetime(): Lifetime {
  const { state, offerings, retry } = useAllOfferings()
  const { data: owned } = useOneTimeStatus()
  const { data: status } = useStatus()
  const isOwned = (owned ?? status?.usage)?.hasLifetimeDownloads
  const pkg = offerings.flatMap(({ packages }) => packages).find(isLifetime)
  const isKnown = state === 'ready' || state === 'failed'
  return { state, isOwned, pkg, problem: pkg || !isKnown ? undefined : copy.lifetimeNotAvailable, retry }
}

function isLifetime({ productId }: StorePackage): boolean {
  const product = productOf(productId)
  return product?.kind === 'one_time' && product.type === 'lifetime_downloads'
}

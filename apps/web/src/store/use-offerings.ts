import { limits, offeringIds, type Plan } from '@ever-after/contract'
import { useQuery } from '@tanstack/react-query'
import type { Offering, StorePackage } from '#platform/purchases.ts'
import { readTestGroup } from '#server-state'
import { copy } from './copy.ts'
import { logMissingPacks } from './pack-ids.ts'
import { useStore } from './use-store.ts'

export interface Offerings {
  /** `closed`: nothing is for sale here. */
  state: 'closed' | 'loading' | 'ready' | 'failed'
  /** At the store's own price; absent when it is not sold or its price is not known. */
  weekly?: StorePackage
  yearly?: StorePackage
  /** Why no plan can be bought. */
  problem?: string
  /** Why this plan cannot be bought. */
  problemOf: (plan: Plan) => string | undefined
  retry: () => void
}

/** The plans this device may buy, from the offering of its group in the price test (decision A14). */
export function useOfferings(): Offerings {
  const { state, offerings, group, retry } = useAllOfferings()
  const shown = group === 'test' ? [offeringIds.test, offeringIds.control] : [offeringIds.control]
  const packages = shown
    .map((id) => offerings.find(({ offeringId }) => offeringId === id)?.packages ?? [])
    .find((some) => some.length > 0)
  const planned = (plan: Plan) => packages?.find((pkg) => pkg.plan === plan)
  const problem = state === 'closed' || state === 'loading' ? undefined : problemWith({ offerings, packages })
  return {
    state,
    weekly: planned('weekly'),
    yearly: planned('yearly'),
    problem,
    problemOf: (plan) => problem ?? (planned(plan) || !packages ? undefined : copy.planNotAvailable(plan)),
    retry,
  }
}

function problemWith({
  offerings,
  packages,
}: {
  offerings: readonly Offering[]
  packages: readonly StorePackage[] | undefined
}): string | undefined {
  if (offerings.length === 0) return copy.noOfferings
  return packages?.some(({ plan }) => plan) ? undefined : copy.noPlans
}

/** Every offering of the store, and the group. */
export function useAllOfferings() {
  const store = useStore()
  const { data, isError, refetch } = useQuery({
    queryKey: ['store', 'offerings'],
    enabled: store.isOpen,
    staleTime: limits.statusCacheMs,
    refetchOnMount: true,
    queryFn: async () => {
      const [group, offerings] = await Promise.all([
        readTestGroup(),
        store.open().then((purchases) => purchases.getOfferings()),
      ])
      logMissingPacks(offerings)
      return { group, offerings }
    },
  })
  const state = store.isOpen ? openState({ isKnown: data !== undefined, isError }) : 'closed'
  return {
    state,
    offerings: data?.offerings ?? [],
    group: data?.group ?? 'control',
    retry: () => void refetch(),
  }
}

/** Prices that were known stay on sale while they are read again. */
function openState({ isKnown, isError }: { isKnown: boolean; isError: boolean }): Offerings['state'] {
  if (isKnown) return 'ready'
  return isError ? 'failed' : 'loading'
}

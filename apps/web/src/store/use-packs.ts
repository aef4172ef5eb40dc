import { offeringIds, type PackId } from '@ever-after/contract'
import type { StorePackage } from '#platform/purchases.ts'
import { copy } from './copy.ts'
import { packIds } from './pack-ids.ts'
import { type Offerings, useAllOfferings } from './use-offerings.ts'

export interface Pack {
  packId: PackId
  /** At the store's own price; absent when it cannot be bought. */
  pkg?: StorePackage
  /** Why it cannot be bought. */
  problem?: string
}

export interface Packs extends Pick<Offerings, 'state' | 'retry'> {
  packs: readonly Pack[]
}

/** The credit packs, each with the store's price or why it has none. */
export function usePacks(): Packs {
  const { state, offerings, retry } = useAllOfferings()
  const credits = offerings.find(({ offeringId }) => offeringId === offeringIds.credits)?.packages ?? []
  const isKnown = state === 'ready' || state === 'failed'
  const packs = packIds.map((packId) => {
    const pkg = credits.find((one) => one.packId === packId)
    return { packId, pkg, problem: pkg || !isKnown ? undefined : problemWith(packId) }
  })
  return { state, packs, retry }
}

function problemWith(packId: PackId): string {
  return packId === 'portraits' ? copy.portraitsNotAvailable : copy.changesNotAvailable
}

import { offeringIds, type PackId } from '@ever-after/contract'
import type { Offering } from '#platform/purchases.ts'

/** The packs that are sold, in the order of the specification. */
export const packIds: readonly PackId[] = ['transformations_20', 'transformations_40', 'portraits']

/** Tells the log which pack is missing among those that the store sells; a person reads other words (ERR-19). */
export function logMissingPacks(offerings: readonly Offering[]): void {
  const sold = offerings.find(({ offeringId }) => offeringId === offeringIds.credits)?.packages ?? []
  if (sold.length === 0) return
  const missing = packIds.filter((packId) => !sold.some((pkg) => pkg.packId === packId))
  for (const packId of missing) console.warn(`Package not found for ${packId}`)
}

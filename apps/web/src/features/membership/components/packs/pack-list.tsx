import type { PackId } from '@ever-after/contract'
import { Button } from '@ever-after/ui'
import type { Packs, PurchaseHook } from '#store'
import { PackRow } from './pack-row.tsx'
import { packsCopy } from './packs-copy.ts'

interface PackListProps {
  packs: Packs
  purchase: PurchaseHook
  /** Whether portraits are what is wanted, so that they come first. */
  isAboutPortraits: boolean
}

const order: readonly PackId[] = ['transformations_20', 'transformations_40', 'portraits']

/** Three packs at the store's own prices; without a price there is no button. */
export function PackList({ packs: { state, packs, retry }, purchase, isAboutPortraits }: PackListProps) {
  const shown = isAboutPortraits ? order.toReversed() : order
  return (
    <section aria-label={packsCopy.list} className="mt-6">
      {state === 'loading' && (
        <p role="status" className="sr-only">
          {packsCopy.pricesLoading}
        </p>
      )}
      <ul className="flex flex-col gap-3">
        {shown.map((packId) => (
          <PackRow
            key={packId}
            packId={packId}
            pack={packs.find((pack) => pack.packId === packId)}
            isLoading={state === 'loading'}
            purchase={purchase}
          />
        ))}
      </ul>
      {state === 'failed' && (
        <Button look="quiet" className="mt-3 w-full" onClick={retry}>
          {packsCopy.retry}
        </Button>
      )}
    </section>
  )
}

import { Button } from '@ever-after/ui'
import type { PurchaseHook } from '#store'
import { FootLink } from './foot-link.tsx'
import { packsCopy } from './packs-copy.ts'

/** Where the links at the foot lead. */
export interface PacksWays {
  onLedger: () => void
  onTerms: () => void
  onPrivacy: () => void
}

/** The terms of a purchase and the ways out. */
export function PacksFoot({
  purchase,
  onLedger,
  onTerms,
  onPrivacy,
}: PacksWays & { purchase: PurchaseHook }) {
  return (
    <footer className="mt-auto flex flex-col items-center pt-5 text-center">
      <p className="text-balance text-fine text-soft-ink">{packsCopy.once}</p>
      <Button look="link" className="mt-1" onClick={() => void purchase.restore()}>
        {packsCopy.restore}
      </Button>
      <div className="flex flex-wrap justify-center gap-x-5 text-fine text-soft-ink">
        <FootLink name={packsCopy.ledger} onPress={onLedger} />
        <FootLink name={packsCopy.terms} isOutside onPress={onTerms} />
        <FootLink name={packsCopy.privacy} isOutside onPress={onPrivacy} />
      </div>
    </footer>
  )
}

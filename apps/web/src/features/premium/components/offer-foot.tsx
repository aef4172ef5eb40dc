import { Button } from '@ever-after/ui'
import type { PurchaseHook } from '#store'
import { copy } from '../copy.ts'

/** Where the links at the foot of the offer lead. */
export interface OfferWays {
  onTerms: () => void
  onPrivacy: () => void
}

/** What went wrong, the way to what was bought before, and the papers. */
export function OfferFoot({
  purchase: { alert, alertMore, restore },
  onTerms,
  onPrivacy,
}: OfferWays & { purchase: PurchaseHook }) {
  const { restore: restoreName, terms, privacy } = copy.offer
  return (
    <>
      <p role="alert" className="mt-3 text-balance text-center text-copy text-danger empty:hidden">
        {alert}
      </p>
      <p role="status" className="mt-1 text-balance text-center text-copy text-soft-ink empty:hidden">
        {alertMore}
      </p>
      <Button look="link" className="mt-1 w-full" onClick={() => void restore()}>
        {restoreName}
      </Button>
      <div className="flex flex-wrap justify-center gap-x-5 text-fine text-soft-ink">
        <FootLink name={terms} onPress={onTerms} />
        <FootLink name={privacy} onPress={onPrivacy} />
      </div>
    </>
  )
}

function FootLink({ name, onPress }: { name: string; onPress: () => void }) {
  return (
    <button type="button" onClick={onPress} className="min-h-11 underline underline-offset-4">
      {name}
      <span className="sr-only"> ({copy.offer.opensOutside})</span>
    </button>
  )
}

import { Button } from '@ever-after/ui'
import { useOnline } from '#platform/use-online.ts'
import type { Offerings } from '#store'
import { paywallCopy } from '../../paywall-copy.ts'

/** In the prices' place when the store tells none: what happened, and one way on. */
export function NoPrices({ offerings: { problem, retry } }: { offerings: Offerings }) {
  const isOnline = useOnline()
  return (
    <div className="rounded-card border border-line bg-paper px-4 py-5 text-center">
      {problem && <p className="font-semibold text-copy">{problem}</p>}
      <p className="mt-1 text-balance text-copy text-soft-ink">
        {isOnline ? paywallCopy.pricesMissing : paywallCopy.offline}
      </p>
      <Button look="quiet" className="mt-4" onClick={retry}>
        {paywallCopy.retry}
      </Button>
    </div>
  )
}

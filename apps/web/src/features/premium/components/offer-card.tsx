import type { Plan } from '@ever-after/contract'
import { Button } from '@ever-after/ui'
import { type ReactNode, useState } from 'react'
import {
  isYearBetterValue,
  type PurchaseHook,
  type StorePackage,
  useExposure,
  useOfferings,
  usePurchase,
} from '#store'
import { copy } from '../copy.ts'
import { priceOf } from '../price-of.ts'
import { OfferFoot, type OfferWays } from './offer-foot.tsx'
import { OfferSkeleton } from './offer-skeleton.tsx'
import { PaymentNote } from './payment-note.tsx'
import { PlanChoice } from './plan-choice.tsx'

interface OfferCardProps extends OfferWays {
  /** What stands over the page while something is bought or restored. */
  stage: (purchase: PurchaseHook) => ReactNode
}

/**
 * Both plans at the store's own prices. The one that costs less for each week is chosen until the person chooses; without a
 * price there is nothing to press.
 */
export function OfferCard({ stage, ...ways }: OfferCardProps) {
  const { state, weekly, yearly, problem, retry } = useOfferings()
  const purchase = usePurchase({ variant: 'premium' })
  const [chosen, setChosen] = useState<Plan>()
  const isBetter = isYearBetterValue({ weekly, yearly })
  const plans = (isBetter ? [yearly, weekly] : [weekly, yearly]).filter((pkg) => pkg !== undefined)
  const pkg: StorePackage | undefined = plans.find(({ plan }) => plan === chosen) ?? plans[0]
  useExposure({ surface: 'premium', isShown: plans.length > 0 })
  if (state === 'closed') return null
  if (state === 'loading') return <OfferSkeleton />
  return (
    <section aria-labelledby="offer" className="rounded-card border border-line bg-card px-5 py-5">
      <h2 id="offer" className="text-center text-title leading-tight">
        {copy.offer.title}
      </h2>
      {pkg ? (
        <>
          <PlanChoice plans={plans} chosen={pkg} isYearBetterValue={isBetter} onChoose={setChosen} />
          <Button
            className="mt-4 w-full"
            disabled={purchase.isResting(pkg)}
            onClick={() => void purchase.buy(pkg)}
          >
            {purchase.isResting(pkg)
              ? copy.offer[purchase.state === 'pending' ? 'waiting' : 'looking']
              : copy.offer.join}
          </Button>
          {(purchase.state === 'pending' || purchase.isResting(pkg)) && <PaymentNote purchase={purchase} />}
          <p className="mt-3 text-balance text-center text-fine text-soft-ink leading-relaxed">
            {copy.offer.renewal(priceOf(pkg))}
          </p>
        </>
      ) : (
        <div className="mt-2 text-center">
          <p className="text-balance text-soft-ink">{problem ?? copy.offer.noPrice}</p>
          <Button look="quiet" className="mt-4 w-full" onClick={retry}>
            {copy.retry}
          </Button>
        </div>
      )}
      <OfferFoot purchase={purchase} {...ways} />
      {stage(purchase)}
    </section>
  )
}

import type { Plan } from '@ever-after/contract'
import { Skeleton } from '@ever-after/ui'
import { isYearBetterValue, type Offerings, type PurchaseHook } from '#store'
import { paywallCopy } from '../../paywall-copy.ts'
import { NoPrices } from './no-prices.tsx'
import { PlanCard } from './plan-card.tsx'

interface PlanListProps {
  offerings: Offerings
  purchase: PurchaseHook
}

/** The smaller bill first; none is chosen for the person, and the year says what it comes to for a week. */
const plans: readonly Plan[] = ['weekly', 'yearly']

/** The plans side by side, each with its price and button; without the store's price there is neither. */
export function PlanList({ offerings, purchase }: PlanListProps) {
  if (offerings.state === 'loading') return <PlansLoading />
  const missing = plans.filter((plan) => !offerings[plan])
  if (missing.length === plans.length) return <NoPrices offerings={offerings} />
  return (
    <>
      <ul
        aria-label={paywallCopy.plans}
        className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-x-2.5 gap-y-5"
      >
        {plans.map((plan) => {
          const pkg = offerings[plan]
          if (!pkg) return null
          return (
            <PlanCard
              key={plan}
              plan={plan}
              pkg={pkg}
              isBetterValue={plan === 'yearly' && isYearBetterValue(offerings)}
              isResting={purchase.isResting(pkg)}
              onBuy={() => void purchase.buy(pkg)}
            />
          )
        })}
      </ul>
      {missing.map((plan) => (
        <p key={plan} className="mt-2 text-center text-fine text-soft-ink">
          {offerings.problemOf(plan)}
        </p>
      ))}
    </>
  )
}

function PlansLoading() {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-2.5">
      <p role="status" className="sr-only">
        {paywallCopy.pricesLoading}
      </p>
      {plans.map((plan) => (
        <Skeleton key={plan} className="h-61 rounded-card" />
      ))}
    </div>
  )
}

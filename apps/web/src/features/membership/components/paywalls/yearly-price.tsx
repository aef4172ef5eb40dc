import { Button, Skeleton } from '@ever-after/ui'
import { useId } from 'react'
import type { Offerings, PurchaseHook } from '#store'
import { paywallCopy } from '../../paywall-copy.ts'
import { planWords } from '../../plan-words.ts'
import { NoPrices } from './no-prices.tsx'

interface YearlyPriceProps {
  offerings: Offerings
  purchase: PurchaseHook
}

/** The one plan of the full-screen offer: the store's price, what comes before it, and its button. */
export function YearlyPrice({ offerings, purchase }: YearlyPriceProps) {
  const id = useId()
  const { state, yearly: pkg } = offerings
  if (state === 'loading') {
    return (
      <div className="mt-5">
        <p role="status" className="sr-only">
          {paywallCopy.pricesLoading}
        </p>
        <Skeleton className="h-[4.5rem]" />
        <Skeleton className="mt-3 h-12 rounded-full" />
      </div>
    )
  }
  if (!pkg) {
    return (
      <div className="mt-5">
        <NoPrices offerings={{ ...offerings, problem: offerings.problemOf('yearly') }} />
      </div>
    )
  }
  const isResting = purchase.isResting(pkg)
  const { name, price, per, aWeek, beginning, renewal } = planWords({ plan: 'yearly', pkg })
  return (
    <>
      <div id={id} className="mt-5">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-display text-[2.5rem] leading-none tabular-nums">{price}</span>
          <span className="text-lead">{per}</span>
        </p>
        <p className="mt-1 text-copy text-soft-ink">{aWeek}</p>
        {beginning && <p className="mt-1 font-semibold text-copy">{beginning}</p>}
        <p className="mt-0.5 text-fine text-soft-ink">{isResting ? paywallCopy.looking : renewal}</p>
      </div>
      <Button
        className="mt-3.5 w-full"
        aria-describedby={id}
        disabled={isResting}
        onClick={() => void purchase.buy(pkg)}
      >
        {name}
      </Button>
    </>
  )
}

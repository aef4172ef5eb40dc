import { Button } from '@ever-after/ui'
import type { PurchaseHook, StorePackage } from '#store'
import { lifetimeCopy } from './packs-copy.ts'

interface LifetimeRowProps {
  pkg: StorePackage
  purchase: PurchaseHook
}

/** Downloads for ever as one way beside the plans: the store's price, and a button like theirs. */
export function LifetimeRow({ pkg, purchase }: LifetimeRowProps) {
  return (
    <section
      aria-label={lifetimeCopy.title}
      className="mt-2.5 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-paper p-2 ps-4"
    >
      <div className="min-w-[8rem] flex-1 py-1">
        <h3 className="font-semibold text-copy leading-tight">{lifetimeCopy.title}</h3>
        <p className="mt-1 flex flex-wrap items-baseline gap-x-2">
          <span className="font-display text-title leading-none tabular-nums">{pkg.priceString}</span>
          <span className="text-copy">{lifetimeCopy.onceShort}</span>
        </p>
        <p className="mt-1 text-fine text-soft-ink leading-snug">{lifetimeCopy.brief}</p>
      </div>
      <Button
        className="max-w-full flex-1 whitespace-nowrap px-4!"
        aria-label={lifetimeCopy.buy(pkg.priceString)}
        disabled={purchase.isResting(pkg)}
        onClick={() => void purchase.buy(pkg)}
      >
        {lifetimeCopy.buyShort}
      </Button>
    </section>
  )
}

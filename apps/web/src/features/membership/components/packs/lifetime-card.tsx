import { Button, Skeleton } from '@ever-after/ui'
import { Infinity as Forever } from 'lucide-react'
import type { Lifetime, PurchaseHook } from '#store'
import { FootLink } from './foot-link.tsx'
import { lifetimeCopy, packsCopy } from './packs-copy.ts'
import type { PacksWays } from './packs-foot.tsx'

interface LifetimeCardProps {
  lifetime: Lifetime
  purchase: PurchaseHook
  /** Premium gives the same while it lasts. */
  isSubscriber?: boolean
  /** Where its links lead; absent where an offer on the same page has them. */
  ways?: Omit<PacksWays, 'onLedger'>
}

/** What downloads for ever are, and the store's price for them with a quiet button. */
export function LifetimeCard({ lifetime, purchase, isSubscriber, ways }: LifetimeCardProps) {
  const { state, isOwned, pkg, problem } = lifetime
  return (
    <section
      aria-label={lifetimeCopy.title}
      className="flex flex-col items-center rounded-card border border-line bg-card px-5 py-5 text-center"
    >
      <Forever aria-hidden="true" className="size-7 text-champagne" strokeWidth={1.4} />
      <h2 className="mt-2 text-title leading-tight">{isOwned ? lifetimeCopy.owned : lifetimeCopy.title}</h2>
      <p className="mt-1.5 text-balance text-small text-soft-ink leading-snug">
        {isOwned ? lifetimeCopy.ownedDetail : isSubscriber ? lifetimeCopy.besides : lifetimeCopy.detail}
      </p>
      {!isOwned && state === 'loading' && <Skeleton className="mt-4 h-20 w-full rounded-card" />}
      {!isOwned && pkg && (
        <>
          <p className="mt-4 font-serif text-headline leading-none tabular-nums">{pkg.priceString}</p>
          <p className="mt-1.5 text-fine text-soft-ink">{lifetimeCopy.once}</p>
          <Button
            look="quiet"
            className="mt-3 w-full"
            aria-label={lifetimeCopy.buy(pkg.priceString)}
            disabled={purchase.isResting(pkg)}
            onClick={() => void purchase.buy(pkg)}
          >
            {lifetimeCopy.buyShort}
          </Button>
          {ways && (
            <div className="mt-2 flex flex-wrap justify-center gap-x-5 text-fine text-soft-ink">
              <FootLink name={packsCopy.restore} onPress={() => void purchase.restore()} />
              <FootLink name={packsCopy.terms} isOutside onPress={ways.onTerms} />
              <FootLink name={packsCopy.privacy} isOutside onPress={ways.onPrivacy} />
            </div>
          )}
        </>
      )}
      {!isOwned && !pkg && state !== 'loading' && problem && <p className="mt-3 text-small">{problem}</p>}
    </section>
  )
}

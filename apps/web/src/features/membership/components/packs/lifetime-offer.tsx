import { useLifetime } from '#store'
import { AlertBar } from '../paywalls/alert-bar.tsx'
import { LifetimeCard } from './lifetime-card.tsx'
import type { PacksWays } from './packs-foot.tsx'
import { PurchaseStage } from './purchase-stage.tsx'
import { type Notify, usePackCheckout } from './use-pack-checkout.ts'

interface LifetimeOfferProps {
  notify: Notify
  /** Premium gives the same while it lasts. */
  isSubscriber?: boolean
  /** Where its links lead; absent where an offer on the same page has them. */
  ways?: Omit<PacksWays, 'onLedger'>
}

/** The right to download for ever, on a page that sells; absent where nothing is on sale. */
export function LifetimeOffer({ notify, isSubscriber, ways }: LifetimeOfferProps) {
  const lifetime = useLifetime()
  const purchase = usePackCheckout({ variant: 'lifetime', notify })
  if (lifetime.state === 'closed' && !lifetime.isOwned) return null
  return (
    <div>
      <LifetimeCard lifetime={lifetime} purchase={purchase} isSubscriber={isSubscriber} ways={ways} />
      <AlertBar purchase={purchase} />
      <PurchaseStage purchase={purchase} kind="pack" />
    </div>
  )
}

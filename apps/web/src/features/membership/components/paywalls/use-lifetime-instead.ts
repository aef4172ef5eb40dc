import { useEffect } from 'react'
import { type Lifetime, type PurchaseHook, useLifetime } from '#store'
import { closePaywall, type PaywallRequest } from '../../paywall-store.ts'
import { type Notify, usePackCheckout } from '../packs/use-pack-checkout.ts'

interface LifetimeInstead {
  lifetime: Lifetime
  purchase: PurchaseHook
  /** It would give what is missing, and the store has a price for it. */
  isOffered: boolean
}

interface Asked {
  request: PaywallRequest
  notify: Notify
  /** The subscription's own purchase, which a restore of the lifetime right may belong to. */
  checkout: PurchaseHook
}

/** It saves pictures, and its changes go on where the free ones end. */
const given: readonly PaywallRequest['trigger'][] = [
  'download_attempt',
  'style_change_limit',
  'dress_tryon_limit',
]
const givesWhatIsMissing = ({ trigger }: PaywallRequest) => given.includes(trigger)

/** Downloads for ever, with their bonus changes, where one of the two is missing; who comes to own what was asked for is let through. */
export function useLifetimeInstead({ request, notify, checkout }: Asked): LifetimeInstead {
  const lifetime = useLifetime()
  const purchase = usePackCheckout({
    variant: 'lifetime',
    notify,
    onLeft: () => closePaywall({ isUnlocked: true }),
  })
  const isForDownload = request.trigger === 'download_attempt'
  const isIdle = checkout.state === 'idle' && purchase.state === 'idle'
  const isThrough = isForDownload && isIdle && lifetime.isOwned === true
  useEffect(() => {
    if (isThrough) closePaywall({ isUnlocked: true })
  }, [isThrough])
  const isOffered = givesWhatIsMissing(request) && lifetime.pkg !== undefined && lifetime.isOwned !== true
  return { lifetime, purchase, isOffered }
}

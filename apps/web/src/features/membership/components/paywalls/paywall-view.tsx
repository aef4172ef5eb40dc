import { Dialog, lazyPart, Skeleton } from '@ever-after/ui'
import { Suspense, useEffect } from 'react'
import { paywallCopy } from '../../paywall-copy.ts'
import { closePaywall, type PaywallRequest } from '../../paywall-store.ts'
import { PaywallSheet } from '../paywall-sheet.tsx'
import { AnimatedPaywall } from './animated-paywall.tsx'
import FullScreenOffer from './full-screen-offer.tsx'
import { OverlayPaywall } from './overlay-paywall.tsx'
import type { PaywallWays } from './paywall-ways.ts'
import { useVariant } from './use-variant.ts'

const Packs = lazyPart(() => import('../packs/packs-paywall.tsx'))

export interface PaywallViewProps extends PaywallWays {
  request: PaywallRequest
  /** Goes to the Premium screen. */
  onPremium: () => void
  /** Goes to where every change went. */
  onLedger: () => void
  /** Says what was bought. */
  notify: (toast: { title: string; description: string }) => void
}

/** The paywall of a request, once it is known which it is. */
export default function PaywallView({ request, onPremium, onLedger, notify, ...ways }: PaywallViewProps) {
  const variant = useVariant(request)
  const leave = (go: () => void) => () => {
    closePaywall()
    go()
  }
  switch (variant) {
    case undefined:
      return <Opening />
    case 'active':
      return <LetThrough />
    case 'note':
      return <PaywallSheet request={request} onPremium={leave(onPremium)} />
    case 'packs':
      return (
        <Suspense fallback={<Opening />}>
          <Packs request={request} notify={notify} onLedger={leave(onLedger)} {...ways} />
        </Suspense>
      )
    case 'full-screen':
      return (
        <FullScreenOffer
          trigger={request.trigger}
          onDone={(outcome) => closePaywall({ isUnlocked: outcome === 'purchased' })}
          {...ways}
        />
      )
    case 'animated':
      return <AnimatedPaywall request={request} notify={notify} {...ways} />
    case 'overlay':
      return <OverlayPaywall request={request} notify={notify} onLedger={leave(onLedger)} {...ways} />
  }
}

function LetThrough() {
  useEffect(() => closePaywall({ isUnlocked: true }), [])
  return null
}

function Opening() {
  return (
    <Dialog title={paywallCopy.opening} closeLabel={paywallCopy.close} onClose={() => closePaywall()}>
      <Skeleton className="mt-5 h-20" />
      <Skeleton className="mt-5 h-44 rounded-card" />
    </Dialog>
  )
}

import { lazyPart } from '@ever-after/ui'
import { Suspense } from 'react'
import type { FullScreenOfferProps } from './paywalls/full-screen-offer.tsx'

const Offer = lazyPart(() => import('./paywalls/full-screen-offer.tsx'))

/** The full-screen paywall, for who shows it outside the paywall's own door, such as after the onboarding. */
export function FullScreenOffer(props: FullScreenOfferProps) {
  return (
    <Suspense>
      <Offer {...props} />
    </Suspense>
  )
}

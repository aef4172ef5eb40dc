import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { apiOrigin } from '#platform/api-origin.ts'
import { useAppConfig } from '#server-state'
import { useOfferings } from '#store'
import { FullScreenOffer } from '../features/membership/index.ts'
import { AfterOnboarding, Onboarding, useOnboarding } from '../features/onboarding/index.ts'
import { couplePictures } from '../features/site/index.ts'
import { routes } from './routes.ts'
import { showStyles } from './styles-in-view.ts'
import { usePaywallWays } from './use-paywall-ways.ts'

interface WelcomeProps {
  onDone: () => void
  /** What follows the steps is over, too. */
  onSettled: () => void
  /** What the person comes to afterwards. */
  children: ReactNode
}

/** A first start: the onboarding, then the app with what follows from the last step over it. */
export default function Welcome({ onDone, onSettled, children }: WelcomeProps) {
  const { isCompleted, wish, finish } = useOnboarding()
  const { appStoreUrl } = useAppConfig()
  const ways = usePaywallWays()
  const [, go] = useLocation()
  const isOnSale = useOfferings().state !== 'closed'
  if (!isCompleted) {
    return (
      <Onboarding
        shareAddress={appStoreUrl ?? `${apiOrigin() || window.location.origin}${routes.landing}`}
        pictures={couplePictures()}
        onFinished={(chosen) => {
          finish(chosen)
          onDone()
        }}
      />
    )
  }
  return (
    <>
      {children}
      {wish && (
        <AfterOnboarding
          wish={wish}
          onClosed={onSettled}
          onChooseStyle={() => showStyles() || go(routes.home)}
          offer={isOnSale ? (offer) => <FullScreenOffer {...offer} {...ways} /> : undefined}
        />
      )}
    </>
  )
}

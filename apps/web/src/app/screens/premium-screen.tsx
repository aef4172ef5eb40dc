import { useLocation } from 'wouter'
import { useStatus } from '#server-state'
import { LifetimeOffer, PurchaseStage, useLatestPicture } from '../../features/membership/index.ts'
import { Premium, premiumCopy } from '../../features/premium/index.ts'
import { routes } from '../routes.ts'
import { useScreenTitle } from '../screen-title.ts'
import { toasts } from '../toasts.ts'
import { usePaywallWays } from '../use-paywall-ways.ts'

export default function PremiumScreen() {
  useScreenTitle(premiumCopy.title)
  const [, go] = useLocation()
  const ways = usePaywallWays()
  const { title, description } = premiumCopy.storeFailed
  const isSubscriber = useStatus().data?.hasActiveSubscription ?? false
  return (
    <Premium
      own={useLatestPicture()}
      once={
        <LifetimeOffer
          notify={toasts.show}
          isSubscriber={isSubscriber}
          ways={isSubscriber ? ways : undefined}
        />
      }
      stage={(purchase) => <PurchaseStage purchase={purchase} kind="premium" />}
      onChooseStyle={() => go(routes.home)}
      onStoreFailed={() => toasts.show({ title, description, isDestructive: true })}
      {...ways}
    />
  )
}

import { useLocation } from 'wouter'
import { useStatus } from '#server-state'
import { LifetimeOffer, PurchaseStage } from '../../features/membership/index.ts'
import { Premium, premiumCopy } from '../../features/premium/index.ts'
import { routes } from '../routes.ts'
import { useScreenTitle } from '../screen-title.ts'
import { toasts } from '../toasts.ts'
import { usePaywallWays } from '../use-paywall-ways.ts'

export default function PremiumScreen() {
  useScreenTitle(premiumCopy.title)
  const [, go] = useLocation()
  const ways = usePaywallWays()
  const isSubscriber = useStatus().data?.hasActiveSubscription ?? false
  return (
    <Premium
      once={<LifetimeOffer notify={toasts.show} ways={isSubscriber ? ways : undefined} />}
      stage={(purchase) => <PurchaseStage purchase={purchase} kind="premium" />}
      onChooseStyle={() => go(routes.home)}
      {...ways}
    />
  )
}

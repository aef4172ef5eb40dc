import { useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'
import {
  closePaywall,
  currentPaywall,
  PaywallDoor,
  subscribeToPaywall,
} from '../features/membership/index.ts'
import { copy } from './copy.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { routes } from './routes.ts'
import { toasts } from './toasts.ts'
import { usePaywallWays } from './use-paywall-ways.ts'

/** The one place where the paywall opens, from wherever it is asked for; one that cannot be fetched closes again. */
export function Paywall() {
  const [, go] = useLocation()
  const ways = usePaywallWays()
  const opening = useSyncExternalStore(subscribeToPaywall, () => currentPaywall()?.number)
  return (
    <ErrorBoundary isQuiet place={String(opening)} onFailed={giveUp}>
      <PaywallDoor
        onPremium={() => go(routes.premium)}
        onLedger={() => go(routes.changes)}
        notify={toasts.show}
        {...ways}
      />
    </ErrorBoundary>
  )
}

function giveUp(): void {
  closePaywall()
  toasts.show({ ...copy.paywallBroken, isDestructive: true })
}

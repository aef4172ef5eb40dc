import { lazy, Suspense, useSyncExternalStore } from 'react'
import { currentPaywall, subscribeToPaywall } from '../paywall-store.ts'

interface PaywallDoorProps {
  /** Goes to the Premium screen. */
  onPremium: () => void
}

/** Fetches the paywall before it opens for the first time, so that it opens at once. */
export const loadPaywall = () => import('./paywall-sheet.tsx')

const Sheet = lazy(loadPaywall)

/** Stands once in the app and shows the paywall that `openPaywall` asked for. */
export function PaywallDoor(props: PaywallDoorProps) {
  const request = useSyncExternalStore(subscribeToPaywall, currentPaywall)
  return <Suspense>{request && <Sheet key={request.trigger} request={request} {...props} />}</Suspense>
}

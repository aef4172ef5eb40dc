import { lazyPart } from '@ever-after/ui'
import { Suspense, useSyncExternalStore } from 'react'
import { currentPaywall, subscribeToPaywall } from '../paywall-store.ts'
import type { PaywallViewProps } from './paywalls/paywall-view.tsx'

const View = lazyPart(() => import('./paywalls/paywall-view.tsx'))

/** Fetches the paywalls before one opens for the first time, so that it opens at once. */
export const loadPaywall = View.preload

/** Stands once in the app and shows the paywall that `openPaywall` asked for. */
export function PaywallDoor(props: Omit<PaywallViewProps, 'request'>) {
  const request = useSyncExternalStore(subscribeToPaywall, currentPaywall)
  return <Suspense>{request && <View key={request.number} request={request} {...props} />}</Suspense>
}

import { limits, type SubscriptionStatus } from '@ever-after/contract'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'
import { onAppState } from '#platform/app-state.ts'
import { canBuyIn } from '#platform/open-purchases.ts'
import { remainingChanges, useAppConfig, useStatus } from '#server-state'
import { readLaunchPaywall, rememberLaunchPaywall } from '#session'
import { currentPaywall, openPaywall, subscribeToPaywall } from '../../features/membership/index.ts'
import { routes } from '../routes.ts'
import { showsTabBar } from '../tabs.ts'

/**
 * Opens the paywall of a launch: once a session, which a reload does not end, for who does not subscribe and has nothing
 * left. Five seconds after it was closed another launch may open it again, which is the app coming to the front or the last
 * change being spent (decision A73). It waits for a page with tabs, so that it never covers a picture, and gives way to any other paywall
 * and to the Premium page, which sells already.
 */
export function useLaunchPaywall({ isHeld }: { isHeld: boolean }): void {
  const { data: status } = useStatus()
  const { store } = useAppConfig()
  const [path] = useLocation()
  const isOpen = useSyncExternalStore(subscribeToPaywall, () => currentPaywall() !== undefined)
  const [isLaunching, setLaunching] = useState(() => readLaunchPaywall() === undefined)
  const isEmpty = hasNothingLeft(status)

  const launch = useEffectEvent(() => {
    if (!isOpen && isReleased()) setLaunching(true)
  })
  useEffect(() => onAppState((isInFront) => isInFront && launch()), [])
  useChangeToTrue(isEmpty, launch)

  const answer = useEffectEvent(async () => {
    setLaunching(false)
    if (isOpen || !isEmpty) return
    rememberLaunchPaywall()
    await openPaywall({ trigger: 'app_launch' })
    rememberLaunchPaywall()
  })
  const isReady = isOpen || (isEmpty !== undefined && canBuyIn(store) && mayInterrupt(path) && !isHeld)
  useEffect(() => {
    if (isLaunching && isReady) void answer()
  }, [isLaunching, isReady])
}

function isReleased(nowMs: number = Date.now()): boolean {
  return nowMs - (readLaunchPaywall() ?? Number.NEGATIVE_INFINITY) >= limits.appLaunchRearmMs
}

function mayInterrupt(path: string): boolean {
  return showsTabBar(path) && path !== routes.premium
}

/** Undefined while the status is not known. */
function hasNothingLeft(status: SubscriptionStatus | undefined): boolean | undefined {
  return status && !status.hasActiveSubscription && remainingChanges(status) === 0
}

function useChangeToTrue(value: boolean | undefined, onChange: () => void): void {
  const before = useRef(value)
  const changed = useEffectEvent(onChange)
  useEffect(() => {
    if (before.current === false && value) changed()
    before.current = value
  }, [value])
}

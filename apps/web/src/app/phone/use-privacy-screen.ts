import { useEffect } from 'react'
import { onAppState } from '#platform/app-state.ts'
import { privacyScreen } from '#platform/privacy-screen.ts'
import { useStatus } from '#server-state'

/** Hides the app's content between apps for who has no subscription; while that is unknown it stays as it is. */
export function usePrivacyScreen(): void {
  const isActive = useStatus().data?.hasActiveSubscription
  useEffect(() => {
    if (isActive !== undefined) void privacyScreen.set(!isActive)
  }, [isActive])
  useEffect(() => onAppState(() => void privacyScreen.restore()), [])
}

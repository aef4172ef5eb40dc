import { useEffect } from 'react'
import { onAppState } from '#platform/app-state.ts'
import { privacyScreen } from '#platform/privacy-screen.ts'
import { useStatus } from '#server-state'

/**
 * Hides the app's content between apps for who neither subscribes nor bought downloads for ever (decision A48); while that is
 * unknown it stays as it is.
 */
export function usePrivacyScreen(): void {
  const { data } = useStatus()
  const mayKeep = data && (data.hasActiveSubscription || data.usage.hasLifetimeDownloads)
  useEffect(() => {
    if (mayKeep !== undefined) void privacyScreen.set(!mayKeep)
  }, [mayKeep])
  useEffect(() => onAppState(() => void privacyScreen.restore()), [])
}

import { loadDialog } from '@ever-after/ui'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { followOthers } from '#documents'
import { LoginAgain, useGuard, VerifyingAccess } from '../features/access/index.ts'
import { ConflictDialogs } from './conflict-dialogs.tsx'
import { Frame } from './frame.tsx'
import { TabPanels } from './tab-panels.tsx'
import { useLeaveWarning } from './use-leave-warning.ts'

/** Everything behind the guard. */
export function ConsoleScreens() {
  const [, navigate] = useLocation()
  const guard = useGuard({ onRefused: () => navigate('/login', { replace: true }) })
  useLeaveWarning()
  useEffect(() => (guard === 'verified' ? followOthers() : undefined), [guard])
  // Whoever loses the connection can still be asked something; one that does not come is fetched when it is needed.
  useEffect(() => void loadDialog().catch(() => undefined), [])
  if (guard !== 'verified') return <VerifyingAccess />
  return (
    <>
      <Frame>
        <TabPanels />
      </Frame>
      <ConflictDialogs />
      <LoginAgain />
    </>
  )
}

import { Dialog } from '@ever-after/ui'
import { useSyncExternalStore } from 'react'
import { expiry, resumeAfterLogin } from '#server-state'
import { nameSession } from '../api/name-session.ts'
import { useSession, verifyAccess } from '../api/verify.ts'
import { copy } from '../copy.ts'
import { LoginForm } from './login-form.tsx'

/** Asks for the password over the screen when the session has run out, and lets what waits go on. */
export function LoginAgain() {
  const during = useSyncExternalStore(expiry.subscribe, expiry.read)
  const name = useSession()?.name
  if (!during) return null
  const resume = async () => {
    // The new session takes the name of the one before, ahead of what it is to save.
    if (name) await nameSession(name)
    else await verifyAccess()
    resumeAfterLogin()
  }
  const words = during === 'save' ? copy.saveExpired : copy.expired
  return (
    <Dialog shape="window" title={copy.expiredTitle} description={words}>
      <p className="mt-2 mb-5 text-copy text-soft-ink">{copy.nothingLost}</p>
      <LoginForm onLogin={() => void resume()} />
    </Dialog>
  )
}

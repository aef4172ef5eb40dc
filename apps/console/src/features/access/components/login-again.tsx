import { Dialog } from '@ever-after/ui'
import { useSyncExternalStore } from 'react'
import { type ExpiredDuring, expiry, readToken, resumeAfterLogin } from '#server-state'
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
  return (
    <Dialog shape="window" title={copy.expiredTitle} description={wordsOf(during)}>
      <p className="mt-2 mb-5 text-copy text-soft-ink">{copy.nothingLost}</p>
      <LoginForm onLogin={() => void resume()} />
    </Dialog>
  )
}

function wordsOf(during: ExpiredDuring): string {
  if (readToken()) return during === 'save' ? copy.saveExpired : copy.expired
  return during === 'save' ? copy.saveNotAuthenticated : copy.notAuthenticated
}

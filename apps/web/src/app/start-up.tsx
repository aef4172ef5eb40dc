import { ApiError } from '@ever-after/contract'
import { type ReactNode, useEffect, useState } from 'react'
import { authToken, ensureRegistered, fetchStatus, preloadCatalogue, registerAnew } from '#server-state'
import { Initializing } from './initializing.tsx'
import { routes } from './routes.ts'

/** Past this a slow connection does not keep the app closed; what it asks for then comes later. */
const patienceMs = 5000

/** Shows the initializing message while the device gets its identity and token. */
export function StartUp({ children }: { children: ReactNode }) {
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    const open = () => setReady(true)
    const timer = setTimeout(open, patienceMs)
    void startUp().finally(open)
    return () => clearTimeout(timer)
  }, [])
  return isReady ? children : <Initializing />
}

/** A stored token that the server rejects at start is replaced once. */
async function startUp(): Promise<void> {
  const isNew = !authToken()
  await ensureRegistered()
  // Beside the status, which nothing but an older token has to wait for: that may turn out to be refused.
  if (isNew && authToken() && window.location.pathname === routes.home) preloadCatalogue()
  try {
    await fetchStatus()
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) await registerAnew()
  }
}

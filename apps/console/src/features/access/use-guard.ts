import { useEffect, useEffectEvent, useState } from 'react'
import { verifyAccess } from './api/verify.ts'

/** Whether the console may be shown; who may not see it is sent to the login. */
export function useGuard({ onRefused }: { onRefused: () => void }): 'verifying' | 'verified' {
  const [isVerified, setVerified] = useState(false)
  const refuse = useEffectEvent(onRefused)
  useEffect(() => {
    let isGone = false
    void verifyAccess().then((isOperator) => {
      if (isGone) return
      if (isOperator) setVerified(true)
      else refuse()
    })
    return () => {
      isGone = true
    }
  }, [])
  return isVerified ? 'verified' : 'verifying'
}

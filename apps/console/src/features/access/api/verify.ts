import { type OperatorSession, operatorVerify } from '@ever-after/contract'
import { skipToken, useQuery } from '@tanstack/react-query'
import { callOnce, forgetToken, queryClient, readToken } from '#server-state'

const sessionKey = ['admin', 'verify'] as const

/** Whether the token in this tab is an operator's; anything but a yes takes the token away. */
export async function verifyAccess(): Promise<boolean> {
  if (!readToken()) return false
  try {
    const { isAdmin, session } = await callOnce(operatorVerify, {})
    if (isAdmin) {
      rememberSession(session ?? null)
      return true
    }
  } catch (error) {
    console.error(error)
  }
  forgetToken()
  return false
}

/** The session at this console, as its verification told; null when that said nothing of it. */
export function useSession(): OperatorSession | null {
  const { data } = useQuery<OperatorSession | null>({ queryKey: sessionKey, queryFn: skipToken })
  return data ?? null
}

export function rememberSession(session: OperatorSession | null): void {
  queryClient.setQueryData(sessionKey, session)
}

import { useAppStatus } from '#server-state'
import { copy } from './copy.ts'

/** The subscription that this person pays for, by its name; undefined without one. */
export function usePlanName(): string | undefined {
  const { status } = useAppStatus()
  return status?.isActive ? copy.subscription.names[status.subscriptionType] : undefined
}

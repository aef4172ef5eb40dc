import type { OperatorSession as SessionView } from '@ever-after/contract'
import type { OperatorSession } from '../access/index.ts'

/** A session as the console shows it. */
export function viewSession({ reference, name, expiresAt }: OperatorSession): SessionView {
  return { reference, name, expiresAt: expiresAt.toISOString() }
}

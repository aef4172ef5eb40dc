import type { Services } from '../../infra/services.ts'
import type { Caller } from '../access/index.ts'
import { findSubscription } from './find-subscription.ts'
import { readBalances } from './read-balances.ts'

export interface Entitlement {
  /** Whether results are shown without watermark and in full size (decisions A07 and A08). */
  seesCleanPictures: boolean
}

/** What the caller is entitled to at this moment; judged at each read, never stored with a result. */
export async function readEntitlement(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  caller: Caller,
): Promise<Entitlement> {
  if (caller.kind === 'operator') return { seesCleanPictures: true }
  const { deviceId } = caller
  const subscription = await findSubscription(database.db, { deviceId, now: clock.now() })
  if (subscription) return { seesCleanPictures: true }
  const { lifetime } = await readBalances(database.db, { deviceId })
  return { seesCleanPictures: lifetime > 0 }
}

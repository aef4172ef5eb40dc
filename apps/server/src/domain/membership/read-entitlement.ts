import type { Services } from '../../infra/services.ts'
import type { Caller } from '../access/index.ts'
import { findSubscription } from './find-subscription.ts'

export interface Entitlement {
  /** Whether results are shown without watermark and in full size (decision A08). */
  seesCleanPictures: boolean
}

/** What the caller is entitled to at this moment; judged at each read, never stored with a result. */
export async function readEntitlement(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  caller: Caller,
): Promise<Entitlement> {
  if (caller.kind === 'operator') return { seesCleanPictures: true }
  const subscription = await findSubscription(database.db, { deviceId: caller.deviceId, now: clock.now() })
  return { seesCleanPictures: subscription !== undefined }
}

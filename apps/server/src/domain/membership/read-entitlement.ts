import type { Services } from '../../infra/services.ts'
import type { Caller } from '../access/index.ts'

export interface Entitlement {
  subscription: { productId: string; periodType: string; expiresAt: Date } | null
  /** Whether results are shown without watermark and in full size (decision A08). */
  seesCleanPictures: boolean
}

/** What the caller is entitled to at this moment; judged at each read, never stored with a result. */
export async function readEntitlement(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  caller: Caller,
): Promise<Entitlement> {
  if (caller.kind === 'operator') return { subscription: null, seesCleanPictures: true }
  const row = await database.db
    .selectFrom('subscriptions')
    .selectAll()
    .where('device_id', '=', caller.deviceId)
    .where('expires_at', '>', clock.now())
    .executeTakeFirst()
  if (!row) return { subscription: null, seesCleanPictures: false }
  return {
    subscription: { productId: row.product_id, periodType: row.period_type, expiresAt: row.expires_at },
    seesCleanPictures: true,
  }
}

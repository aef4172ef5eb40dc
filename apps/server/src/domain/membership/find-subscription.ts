import type { Db, Trx } from '../../infra/database/database.ts'

export interface Subscription {
  productId: string
  periodType: string
  expiresAt: Date
  weeksFrom: Date
}

/** The device's subscription while it runs, a trial included. */
export async function findSubscription(
  db: Db | Trx,
  { deviceId, now }: { deviceId: string; now: Date },
): Promise<Subscription | undefined> {
  const row = await db
    .selectFrom('subscriptions')
    .selectAll()
    .where('device_id', '=', deviceId)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return (
    row && {
      productId: row.product_id,
      periodType: row.period_type,
      expiresAt: row.expires_at,
      weeksFrom: row.weeks_from,
    }
  )
}

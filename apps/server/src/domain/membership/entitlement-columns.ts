import { type RawBuilder, sql } from 'kysely'
import type { Entitlement } from './read-entitlement.ts'

/** What entitlement is judged by, as columns beside rows of devices. */
export function entitlementColumns(deviceId: RawBuilder<unknown>) {
  return [
    sql<Date | null>`(select expires_at from subscriptions where device_id = ${deviceId})`.as(
      'subscribed_until',
    ),
    sql<number>`coalesce((
      select balance from balances where device_id = ${deviceId} and bucket = 'lifetime' and period = ''), 0)`.as(
      'lifetime',
    ),
  ] as const
}

interface Judged {
  device_id: string | null
  subscribed_until: Date | null
  lifetime: number
}

/** The same judgement as `readEntitlement`, of these columns; rows without a device are an operator's. */
export function judgeEntitlement(
  { device_id, subscribed_until, lifetime }: Judged,
  now: Date,
): Entitlement & { isSubscribed: boolean } {
  const isSubscribed = subscribed_until !== null && subscribed_until > now
  return { isSubscribed, seesCleanPictures: device_id === null || isSubscribed || lifetime > 0 }
}

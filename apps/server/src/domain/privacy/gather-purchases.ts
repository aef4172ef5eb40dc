import type { Services } from '../../infra/services.ts'
import type { DeviceActor } from '../access/index.ts'

/** What the device bought, what the support gave it, and its part in tests of prices. */
export async function gatherPurchases(
  { database: { db } }: Pick<Services, 'database'>,
  { deviceId }: DeviceActor,
) {
  const purchases = await db
    .selectFrom('purchases')
    .select(['id', 'store', 'transaction_id as transactionId', 'product_id as productId'])
    .select(['purchased_at as purchasedAt', 'recorded_at as recordedAt', 'refunded_at as refundedAt'])
    .where('device_id', '=', deviceId)
    .orderBy('purchased_at')
    .execute()
  const supportGrants = await db
    .selectFrom('support_grants')
    .select(['failure', 'amount', 'note', 'granted_at as grantedAt'])
    .where('device_id', '=', deviceId)
    .orderBy('granted_at')
    .execute()
  const groups = await db
    .selectFrom('experiment_groups')
    .select(['test_name as testName', 'test_group as group', 'decided_at as decidedAt'])
    .where('device_id', '=', deviceId)
    .execute()
  const pricesShown = await db
    .selectFrom('exposures')
    .select(['test_name as testName', 'surface', 'paywall_trigger as trigger', 'shown_at as shownAt'])
    .where('device_id', '=', deviceId)
    .orderBy('shown_at')
    .execute()
  return { purchases, supportGrants, priceTests: { groups, pricesShown } }
}

import type { Services } from '../../infra/services.ts'
import type { DeviceActor } from '../access/index.ts'
import { readAffiliateSince } from '../affiliates/index.ts'

/** What is kept of the installation itself, of its subscription and of its units; no token and no hash. */
export async function gatherAccount({ database }: Pick<Services, 'database'>, { deviceId }: DeviceActor) {
  const { db } = database
  const device = await db
    .selectFrom('devices')
    .select(['installation_id as deviceId', 'app_version as appVersion'])
    .select(['is_browser as isBrowser', 'registered_at as registeredAt'])
    .where('id', '=', deviceId)
    .executeTakeFirstOrThrow()
  const subscription = await db
    .selectFrom('subscriptions')
    .select(['product_id as productId', 'period_type as periodType', 'expires_at as expiresAt'])
    .select(['store', 'transaction_id as transactionId', 'weeks_from as weeksFrom'])
    .where('device_id', '=', deviceId)
    .executeTakeFirst()
  const allowances = await db
    .selectFrom('balances')
    .select(['bucket', 'period', 'balance as left'])
    .where('device_id', '=', deviceId)
    .orderBy('bucket')
    .execute()
  const ledger = await db
    .selectFrom('ledger_entries')
    .select(['created_at as at', 'bucket', 'period', 'kind', 'amount', 'reason'])
    .select(['creation_id as creationId', 'creation_kind as creationKind', 'purchase_id as purchaseId'])
    .where('device_id', '=', deviceId)
    .orderBy('id')
    .execute()
  return {
    device,
    subscription: subscription ?? null,
    affiliateSince: await readAffiliateSince({ database }, deviceId),
    allowances,
    ledger,
  }
}

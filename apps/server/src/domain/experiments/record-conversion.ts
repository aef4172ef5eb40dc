import { priceTest } from '@ever-after/contract'
import type { StoreSubscriber } from '../../infra/billing/billing.ts'
import type { Trx } from '../../infra/database/database.ts'
import { findGroup } from './find-group.ts'
import { isConversion } from './rules.ts'
import { wasExposed } from './was-exposed.ts'

interface Verified {
  deviceId: string
  subscriber: StoreSubscriber
  now: Date
}

/** Takes down the first payment for each subscription of somebody who is in the test; again changes nothing. */
export async function recordConversion(
  trx: Trx,
  { deviceId, subscriber: { subscriptions }, now }: Verified,
): Promise<void> {
  const stored = subscriptions.length ? await findGroup(trx, deviceId) : undefined
  if (!stored) return
  const paid = subscriptions.filter((subscription) => isConversion(subscription, { ...stored, now }))
  if (!paid.length) return
  const was_exposed = await wasExposed(trx, deviceId)
  await trx
    .insertInto('conversions')
    .values(
      paid.map(({ store, transactionId, productId }) => ({
        store,
        transaction_id: transactionId,
        test_name: priceTest,
        test_group: stored.group,
        product_id: productId,
        was_exposed,
        converted_at: now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

import type { StorePurchase } from '../../infra/billing/billing.ts'
import type { Trx } from '../../infra/database/database.ts'
import { recallConversions } from './forget-purchases.ts'
import { namedBy } from './lock-holders.ts'
import { movePurchase } from './move-purchase.ts'
import type { Reconciliation } from './reconcile-subscriber.ts'
import { recordPurchase } from './record-purchase.ts'
import { findReversal } from './refund-reversals.ts'
import { judgeRefund } from './refund-rules.ts'
import { reverseRefund, revokePurchase } from './revoke-purchase.ts'
import { isOvertaken } from './rules.ts'
import { unitsOf } from './store-rules.ts'

/** Grants a purchase that is seen for the first time; moves, revokes or gives back one that is known. */
export async function reconcilePurchase(
  trx: Trx,
  { deviceId, purchase, askedAt, now, random }: Reconciliation & { purchase: StorePurchase },
): Promise<void> {
  if (unitsOf(purchase.productId).length === 0) return
  const row = await trx
    .selectFrom('purchases')
    .selectAll()
    .where(namedBy([purchase]))
    .executeTakeFirst()
  if (!row) return recordPurchase(trx, { deviceId, purchase, askedAt, now, id: random.uuid() })
  if (isOvertaken(row.read_at, { askedAt, now })) return
  const held = { id: row.id, productId: row.product_id, deviceId }
  if (row.device_id !== deviceId && !row.refunded_at)
    await movePurchase(trx, { ...held, fromDeviceId: row.device_id, now })
  const { isRefunded, transactionId } = purchase
  const reversedAt = isRefunded ? undefined : await findReversal(trx, transactionId)
  const refund = judgeRefund(row, { isRefunded, askedAt, reversedAt })
  if (refund.refunded_at && !row.refunded_at) await revokePurchase(trx, { ...held, now })
  if (!refund.refunded_at && row.refunded_at) await reverseRefund(trx, { ...held, now })
  if (row.transaction_id !== transactionId) await recallConversions(trx, purchase)
  await trx
    .updateTable('purchases')
    .set({
      device_id: deviceId,
      transaction_id: transactionId,
      ...refund,
      read_at: askedAt,
    })
    .where('id', '=', row.id)
    .execute()
}

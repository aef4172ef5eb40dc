import type { Trx } from '../../infra/database/database.ts'
import { type HeldPurchase, readHeldUnits } from './held-units.ts'
import { grantPurchase } from './record-purchase.ts'
import { unitsOf } from './store-rules.ts'

type Refund = HeldPurchase & { now: Date }

/** Takes back what is left of a refunded purchase; what was spent stays spent, and nobody falls below zero. */
export async function revokePurchase(
  trx: Trx,
  { id, deviceId, now }: HeldPurchase & { now: Date },
): Promise<void> {
  const held = await readHeldUnits(trx, { id, deviceId })
  const entries = held
    .filter(({ amount }) => amount > 0)
    .map(({ bucket, amount }) => ({
      device_id: deviceId,
      bucket,
      kind: 'revoke' as const,
      amount: -amount,
      reason: 'refund' as const,
      creation_id: null,
      purchase_id: id,
      created_at: now,
    }))
  if (entries.length) await trx.insertInto('ledger_entries').values(entries).execute()
}

/** Gives back what a refund took once the store takes the refund back; all of it when the purchase came refunded. */
export async function reverseRefund(trx: Trx, { id, productId, deviceId, now }: Refund): Promise<void> {
  const earlier = await trx
    .selectFrom('ledger_entries')
    .select(['bucket', 'kind', 'amount'])
    .where('purchase_id', '=', id)
    .where('kind', 'in', ['grant', 'revoke'])
    .orderBy('id', 'desc')
    .execute()
  if (earlier.length === 0) return grantPurchase(trx, { id, deviceId, units: unitsOf(productId), now })
  const units = unitsOf(productId).flatMap(({ bucket }) => {
    const last = earlier.find((entry) => entry.bucket === bucket)
    return last?.kind === 'revoke' ? [{ bucket, amount: -last.amount }] : []
  })
  await grantPurchase(trx, { id, deviceId, units, reason: 'refund_reversed', now })
}

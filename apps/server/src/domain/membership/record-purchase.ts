import type { StorePurchase } from '../../infra/billing/billing.ts'
import type { Trx } from '../../infra/database/database.ts'
import { unitsOf } from './store-rules.ts'

export interface NewPurchase {
  id: string
  deviceId: string
  purchase: StorePurchase
  askedAt: Date
  now: Date
}

/** Stores a verified purchase and grants what its product gives, once for each of the store's transactions. */
export async function recordPurchase(
  trx: Trx,
  { id, deviceId, purchase, askedAt, now }: NewPurchase,
): Promise<void> {
  await trx
    .insertInto('purchases')
    .values({
      id,
      store: purchase.store,
      transaction_id: purchase.transactionId,
      device_id: deviceId,
      product_id: purchase.productId,
      is_sandbox: purchase.isSandbox,
      purchased_at: purchase.purchasedAt,
      recorded_at: now,
      refunded_at: purchase.isRefunded ? askedAt : null,
      read_at: askedAt,
    })
    .execute()
  if (!purchase.isRefunded)
    await grantPurchase(trx, { id, deviceId, units: unitsOf(purchase.productId), now })
}

export interface PurchaseGrant {
  id: string
  deviceId: string
  units: ReturnType<typeof unitsOf>
  reason?: 'purchase' | 'refund_reversed'
  now: Date
}

export async function grantPurchase(
  trx: Trx,
  { id, deviceId, units, reason = 'purchase', now }: PurchaseGrant,
): Promise<void> {
  if (units.length === 0) return
  const entry = { device_id: deviceId, purchase_id: id, creation_id: null, created_at: now }
  const entries = units.map((unit) => ({ ...entry, ...unit, kind: 'grant' as const, reason }))
  await trx.insertInto('ledger_entries').values(entries).execute()
}

import type { Bucket } from '@ever-after/contract'
import type { Trx } from '../../infra/database/database.ts'
import { readBalances } from './read-balances.ts'

export interface HeldPurchase {
  /** Our own id of the purchase. */
  id: string
  productId: string
  deviceId: string
}

/**
 * What can still be there of a purchase: no more than came to its holder with it, and no more than is left in the bucket.
 * Units of one bucket are alike, so what was given besides counts as spent first.
 */
export async function readHeldUnits(
  trx: Trx,
  { id, deviceId }: Pick<HeldPurchase, 'id' | 'deviceId'>,
): Promise<{ bucket: Bucket; amount: number }[]> {
  const came = await readArrivals(trx, { id, deviceId })
  const balances = await readBalances(trx, { deviceId, isLocking: true })
  return came.map(({ bucket, amount }) => ({ bucket, amount: Math.min(amount, balances[bucket]) }))
}

/** What came with a purchase, by bucket, since nothing of it was left to take away here. */
async function readArrivals(
  trx: Trx,
  { id, deviceId }: Pick<HeldPurchase, 'id' | 'deviceId'>,
): Promise<{ bucket: Bucket; amount: number }[]> {
  const entries = await trx
    .selectFrom('ledger_entries')
    .select(['bucket', 'amount'])
    .where('purchase_id', '=', id)
    .where('device_id', '=', deviceId)
    .orderBy('id')
    .execute()
  const came = new Map<Bucket, number>()
  for (const { bucket, amount } of entries)
    came.set(bucket, amount > 0 ? (came.get(bucket) ?? 0) + amount : 0)
  return [...came].map(([bucket, amount]) => ({ bucket, amount }))
}

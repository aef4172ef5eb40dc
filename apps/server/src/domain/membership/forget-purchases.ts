import type { Trx } from '../../infra/database/database.ts'
import { forgotten } from './rules.ts'

/**
 * Leaves of a device's purchases, subscription and support what keeps the ledger true, under numbers that name nobody:
 * what was granted or used once is neither granted nor whole again when the store says it is the same person's.
 */
export async function forgetPurchases(
  trx: Trx,
  { deviceId, now }: { deviceId: string; now: Date },
): Promise<void> {
  for (const table of ['purchases', 'subscriptions'] as const) {
    const rows = await trx
      .selectFrom(table)
      .select(['store', 'transaction_id as transactionId'])
      .where('device_id', '=', deviceId)
      .execute()
    for (const { store, transactionId } of rows)
      if (transactionId !== null) await rename(trx, { store, transactionId })
  }
  await trx
    .updateTable('subscriptions')
    .set((eb) => ({ expires_at: eb.fn('least', ['expires_at', eb.val(now)]), read_at: now }))
    .where('device_id', '=', deviceId)
    .execute()
  const grants = await trx
    .selectFrom('support_grants')
    .select('failure')
    .where('device_id', '=', deviceId)
    .execute()
  for (const { failure } of grants)
    await trx
      .updateTable('support_grants')
      .set({ failure: forgotten(failure), note: '' })
      .where('failure', '=', failure)
      .execute()
}

/** A purchase whose holder is known again counts as the same payment in the price test. */
export async function recallConversions(
  trx: Trx,
  { store, transactionId }: { store: string; transactionId: string },
): Promise<void> {
  const known = trx
    .selectFrom('conversions')
    .select('test_name')
    .where('store', '=', store)
    .where('transaction_id', '=', transactionId)
  await trx
    .updateTable('conversions')
    .set({ transaction_id: transactionId })
    .where('store', '=', store)
    .where('transaction_id', '=', forgotten(transactionId))
    .where('test_name', 'not in', known)
    .execute()
}

async function rename(
  trx: Trx,
  { store, transactionId }: { store: string; transactionId: string },
): Promise<void> {
  for (const table of ['purchases', 'subscriptions', 'conversions'] as const)
    await trx
      .updateTable(table)
      .set({ transaction_id: forgotten(transactionId) })
      .where('store', '=', store)
      .where('transaction_id', '=', transactionId)
      .execute()
}

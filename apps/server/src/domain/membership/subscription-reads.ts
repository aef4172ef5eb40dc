import type { StoreSubscription } from '../../infra/billing/billing.ts'
import type { Trx } from '../../infra/database/database.ts'
import { forgotten, isOvertaken } from './rules.ts'

interface Reads {
  subscriptions: readonly StoreSubscription[]
  askedAt: Date
  now: Date
}

/** Whether somebody asked later about one of these subscriptions, from whatever device. */
export async function wereReadLater(trx: Trx, { subscriptions, askedAt, now }: Reads): Promise<boolean> {
  if (subscriptions.length === 0) return false
  const rows = await trx
    .selectFrom('subscription_reads')
    .select('read_at')
    .where('transaction_hash', 'in', hashesOf(subscriptions))
    .execute()
  return rows.some(({ read_at }) => isOvertaken(read_at, { askedAt, now }))
}

/** Takes down when the store was asked about these subscriptions. */
export async function noteReads(
  trx: Trx,
  { subscriptions, askedAt }: Pick<Reads, 'subscriptions' | 'askedAt'>,
): Promise<void> {
  if (subscriptions.length === 0) return
  await trx
    .insertInto('subscription_reads')
    .values(hashesOf(subscriptions).map((hash) => ({ transaction_hash: hash, read_at: askedAt })))
    .onConflict((conflict) => conflict.column('transaction_hash').doUpdateSet({ read_at: askedAt }))
    .execute()
}

function hashesOf(subscriptions: readonly StoreSubscription[]): string[] {
  const names = subscriptions.map(({ store, transactionId }) => forgotten(`${store}/${transactionId}`))
  return [...new Set(names)]
}

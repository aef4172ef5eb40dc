import type { Trx } from '../../infra/database/database.ts'

export interface Settlement {
  creationId: string
  outcome: 'commit' | 'return'
  reason: string
  now: Date
}

/**
 * Ends a reservation in the transaction that ends its creation: the unit is spent, or goes back to the bucket it
 * came from. A creation without a reservation is a test run and costs nothing. Settling twice is refused by the
 * database.
 */
export async function settleUnit(trx: Trx, { creationId, outcome, reason, now }: Settlement): Promise<void> {
  const reserved = await trx
    .selectFrom('ledger_entries')
    .select(['device_id', 'bucket', 'period'])
    .where('creation_id', '=', creationId)
    .where('kind', '=', 'reserve')
    .executeTakeFirst()
  if (!reserved) return
  await trx
    .insertInto('ledger_entries')
    .values({
      ...reserved,
      kind: outcome,
      amount: outcome === 'return' ? 1 : 0,
      reason,
      creation_id: creationId,
      created_at: now,
    })
    .execute()
}

import { sql } from 'kysely'
import type { Trx } from '../../infra/database/database.ts'
import type { Services } from '../../infra/services.ts'
import { forgotten } from './rules.ts'

/** Takes down that the store told of a reversed refund, whether or not the refund is known here yet. */
export async function noteReversal(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  transactionId: string,
): Promise<void> {
  await database.db
    .insertInto('refund_reversals')
    .values({ transaction_hash: forgotten(transactionId), told_at: clock.now() })
    .onConflict((conflict) =>
      conflict
        .column('transaction_hash')
        .doUpdateSet({ told_at: sql<Date>`greatest(refund_reversals.told_at, excluded.told_at)` }),
    )
    .execute()
}

export async function findReversal(trx: Trx, transactionId: string): Promise<Date | undefined> {
  const row = await trx
    .selectFrom('refund_reversals')
    .select('told_at')
    .where('transaction_hash', '=', forgotten(transactionId))
    .executeTakeFirst()
  return row?.told_at
}

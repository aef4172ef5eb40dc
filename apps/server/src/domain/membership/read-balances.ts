import type { Db, Trx } from '../../infra/database/database.ts'
import type { Balances } from './rules.ts'

/** What is left in each bucket of a device; with `isLocking` nobody else can spend until the transaction ends. */
export async function readBalances(
  db: Db | Trx,
  { deviceId, isLocking = false }: { deviceId: string; isLocking?: boolean },
): Promise<Balances> {
  const query = db
    .selectFrom('balances')
    .select(['bucket', 'balance'])
    .where('device_id', '=', deviceId)
    .orderBy('bucket')
  const rows = await (isLocking ? query.forUpdate() : query).execute()
  const balances: Balances = { free: 0, welcome: 0 }
  for (const { bucket, balance } of rows) balances[bucket] = balance
  return balances
}

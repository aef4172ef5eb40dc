import type { Db, Trx } from '../../infra/database/database.ts'
import { type Balances, noUnits, type Week } from './rules.ts'

interface Question {
  deviceId: string
  /** The subscriber's week; without one nothing is left in the weekly buckets. */
  week?: Week
  isLocking?: boolean
}

/** What is left in each bucket of a device; with `isLocking` nobody else can spend until the transaction ends. */
export async function readBalances(
  db: Db | Trx,
  { deviceId, week, isLocking = false }: Question,
): Promise<Balances> {
  const query = db
    .selectFrom('balances')
    .select(['bucket', 'balance'])
    .where('device_id', '=', deviceId)
    .where('period', 'in', week ? ['', week.period] : [''])
    .orderBy('bucket')
  const rows = await (isLocking ? query.forUpdate() : query).execute()
  // A week that nobody has asked for yet is still whole.
  const balances: Balances = { ...noUnits, ...week?.grants }
  for (const { bucket, balance } of rows) balances[bucket] = balance
  return balances
}

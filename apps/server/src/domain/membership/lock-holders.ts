import { sql } from 'kysely'
import type { Trx } from '../../infra/database/database.ts'
import { forgotten } from './rules.ts'

/** A transaction as the store names it. */
export interface TransactionName {
  store: string
  transactionId: string
}

/**
 * Answers the device and the holders. Until the database transaction ends, nobody else may change who holds these
 * purchases, and their holders and the device spend nothing. Everybody locks in one order: transactions, then devices.
 */
export async function lockHolders(
  trx: Trx,
  { deviceId, names }: { deviceId: string; names: readonly TransactionName[] },
): Promise<string[]> {
  const keys = names.map(({ store, transactionId }) => `${store}/${transactionId}`)
  await sql`
    select pg_advisory_xact_lock(key) from (
      select distinct hashtextextended(name, 0) as key from unnest(${keys}::text[]) as name order by key
    ) as keys`.execute(trx)
  const holders = []
  for (const table of ['purchases', 'subscriptions'] as const)
    holders.push(...(await trx.selectFrom(table).select('device_id').where(namedBy(names)).execute()))
  const ids = [deviceId, ...holders.map(({ device_id }) => device_id)]
  await lockDevices(trx, ids)
  return ids
}

/** Locks the rows of devices in one order, those that deleted their data too. */
export async function lockDevices(trx: Trx, ids: readonly string[]): Promise<void> {
  await trx.selectFrom('devices').select('id').where('id', 'in', ids).orderBy('id').forNoKeyUpdate().execute()
}

/** Rows of these transactions, also of those whose holder deleted its data. */
export function namedBy(names: readonly TransactionName[]) {
  const tuples = names.flatMap(({ store, transactionId }) => [
    sql`(${store}, ${transactionId})`,
    sql`(${store}, ${forgotten(transactionId)})`,
  ])
  return tuples.length ? sql<boolean>`(store, transaction_id) in (${sql.join(tuples)})` : sql<boolean>`false`
}

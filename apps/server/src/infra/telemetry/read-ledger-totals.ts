import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

export interface LedgerTotal {
  bucket: string
  /** Of an entry, or `balance` for what devices still have. */
  kind: string
  units: number
}

/** Sums over the whole ledger and over all balances, read in one statement so that they belong together. */
export async function readLedgerTotals({ replica }: Pick<Database, 'replica'>): Promise<LedgerTotal[]> {
  const { rows } = await sql<LedgerTotal>`
    select bucket, kind, sum(amount)::double precision as units from ledger_entries group by bucket, kind
    union all
    select bucket, 'balance', sum(balance)::double precision from balances group by bucket`.execute(replica)
  return rows
}

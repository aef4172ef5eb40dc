import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../infra/database/database.ts'

/** What must never be found in the books, by what it is; every list is to be empty. */
export async function findFaults(db: Db, deviceIds?: readonly string[]): Promise<Record<string, unknown[]>> {
  const mine = deviceIds ? sql<boolean>`device_id = any(${deviceIds}::uuid[])` : sql<boolean>`true`
  const faults: Record<string, unknown[]> = {}
  for (const [name, query] of Object.entries(questions(mine))) faults[name] = (await query.execute(db)).rows
  return faults
}

const weekMs = 7 * 24 * 60 * 60 * 1000

/** The answer when all is well. */
export const noFaults = {
  balanceIsNotTheSum: [],
  belowZero: [],
  settledWrongly: [],
  movesLoseOrGain: [],
  grantedTwice: [],
  revokedTooMuch: [],
  stranded: [],
}

const questions = (mine: RawBuilder<boolean>): Record<keyof typeof noFaults, RawBuilder<unknown>> => ({
  balanceIsNotTheSum: sql`
    select * from (select * from balances where ${mine}) as kept
    full join (
      select device_id, bucket, period, sum(amount)::integer as total from ledger_entries where ${mine}
      group by device_id, bucket, period
    ) as summed using (device_id, bucket, period)
    where balance is distinct from total`,
  belowZero: sql`select * from balances where balance < 0 and ${mine}`,
  settledWrongly: sql`
    select creation_id from ledger_entries where creation_id is not null and ${mine} group by creation_id
    having count(*) filter (where kind = 'reserve') <> 1
      or count(*) filter (where kind in ('commit', 'return')) > 1
      or count(distinct (device_id, bucket, period)) <> 1`,
  movesLoseOrGain: sql`
    select bucket, period, sum(amount) from ledger_entries where kind = 'move' and ${mine}
    group by bucket, period having sum(amount) <> 0`,
  grantedTwice: sql`
    select purchase_id, bucket from ledger_entries
    where kind = 'grant' and reason = 'purchase' and purchase_id is not null and ${mine}
    group by purchase_id, bucket having count(*) > 1`,
  revokedTooMuch: sql`
    select purchase_id, bucket from ledger_entries where purchase_id is not null and kind <> 'move' and ${mine}
    group by purchase_id, bucket having sum(amount) < 0`,
  // Of a week that moved on with its subscription nothing is left behind. One that ended there stays there; a unit that
  // comes back to it later is passed on alone.
  stranded: sql`
    with moves as (
      select * from ledger_entries as move
      where kind = 'move' and not exists (
        select from ledger_entries as returned
        where returned.kind = 'return' and returned.created_at = move.created_at
          and (returned.device_id, returned.bucket, returned.period) = (move.device_id, move.bucket, move.period)))
    select kept.* from (select * from balances where balance > 0 and period <> '' and ${mine}) as kept
    join moves as entry using (device_id, bucket, period)
    join subscriptions on subscriptions.device_id = entry.other_device_id
    where entry.amount <= 0
      and mod(extract(epoch from nullif(period, '')::timestamptz - weeks_from) * 1000, ${weekMs}) = 0
      and not exists (select from subscriptions as own where own.device_id = kept.device_id)
      and (
        entry.id = (
          select max(id) from moves as moved
          where (moved.device_id, moved.bucket, moved.period) = (kept.device_id, kept.bucket, kept.period))
        or (select store_read_at from devices where id = entry.other_device_id)
          < nullif(period, '')::timestamptz + ${weekMs} * interval '1 millisecond')`,
})

export interface Totals {
  left: number
  granted: number
  revoked: number
  spent: number
  running: number
}

/** How many units there are and were, over all buckets of these devices. */
export async function readTotals(db: Db, deviceIds: readonly string[]): Promise<Totals> {
  const { rows } = await sql<Totals>`
    select
      (select coalesce(sum(balance), 0)::integer from balances where device_id = any(${deviceIds}::uuid[])) as left,
      coalesce(sum(amount) filter (where kind = 'grant'), 0)::integer as granted,
      coalesce(-sum(amount) filter (where kind = 'revoke'), 0)::integer as revoked,
      (count(*) filter (where kind = 'commit'))::integer as spent,
      (count(*) filter (where kind = 'reserve')
        - count(*) filter (where kind in ('commit', 'return')))::integer as running
    from ledger_entries where device_id = any(${deviceIds}::uuid[])`.execute(db)
  return rows[0]
}

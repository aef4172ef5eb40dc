import type { Trx } from '../../infra/database/database.ts'
import type { Tables } from '../../infra/database/tables.ts'
import { Refusal } from '../access/index.ts'
import { findSubscription } from './find-subscription.ts'
import { openWeek } from './open-week.ts'
import { readBalances } from './read-balances.ts'
import { type Allowance, chooseBucket, purseOf, type WeekSettings, weekAt } from './rules.ts'

export interface Reservation {
  deviceId: string
  allowance: Allowance
  creation: { id: string; kind: Tables['creations']['kind'] }
  settings: WeekSettings
  now: Date
}

/** Takes one unit for a creation, in the transaction that stores and enqueues it; refuses when none is left. */
export async function reserveUnit(
  trx: Trx,
  { deviceId, allowance, creation, settings, now }: Reservation,
): Promise<void> {
  const subscription = await findSubscription(trx, { deviceId, now })
  const week = subscription && weekAt(subscription.weeksFrom, now, settings)
  if (week) await openWeek(trx, { deviceId, week, now })
  const purse = purseOf(allowance, subscription !== undefined)
  const bucket = chooseBucket(purse, await readBalances(trx, { deviceId, week, isLocking: true }))
  if (!bucket) throw new Refusal(purse.refusal)
  const isWeekly = bucket === 'weekly' || bucket === 'portrait_weekly'
  await trx
    .insertInto('ledger_entries')
    .values({
      device_id: deviceId,
      bucket,
      period: isWeekly ? week?.period : '',
      kind: 'reserve',
      amount: -1,
      reason: 'creation_accepted',
      creation_id: creation.id,
      creation_kind: creation.kind,
      created_at: now,
    })
    .execute()
}

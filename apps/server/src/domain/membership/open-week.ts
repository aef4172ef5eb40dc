import type { Trx } from '../../infra/database/database.ts'
import { type Week, weeklyBuckets } from './rules.ts'

export interface WeekToOpen {
  deviceId: string
  week: Week
  now: Date
}

/**
 * Grants a week's units, once: when the store tells of it, or else when it is first looked at or spent from. A week that
 * came here with its subscription is open already, and the database lets each week be opened once.
 */
export async function openWeek(trx: Trx, { deviceId, week, now }: WeekToOpen): Promise<void> {
  const open = await trx
    .selectFrom('balances')
    .select('bucket')
    .where('device_id', '=', deviceId)
    .where('period', '=', week.period)
    .execute()
  const entries = weeklyBuckets
    .filter((bucket) => week.grants[bucket] > 0 && !open.some((row) => row.bucket === bucket))
    .map((bucket) => ({
      device_id: deviceId,
      bucket,
      period: week.period,
      kind: 'grant' as const,
      amount: week.grants[bucket],
      reason: 'week_opened' as const,
      creation_id: null,
      created_at: now,
    }))
  if (entries.length === 0) return
  await trx
    .insertInto('ledger_entries')
    .values(entries)
    .onConflict((conflict) =>
      conflict
        .columns(['device_id', 'bucket', 'period'])
        .where('kind', '=', 'grant')
        .where('period', '<>', '')
        .doNothing(),
    )
    .execute()
}

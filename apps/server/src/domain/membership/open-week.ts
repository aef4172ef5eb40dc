import type { Trx } from '../../infra/database/database.ts'
import type { Week } from './rules.ts'

export interface WeekToOpen {
  deviceId: string
  week: Week
  now: Date
}

/** Grants a week's units when the first of them is asked for; the database lets each week be opened once. */
export async function openWeek(trx: Trx, { deviceId, week, now }: WeekToOpen): Promise<void> {
  const entries = (['weekly', 'portrait_weekly'] as const)
    .map((bucket) => ({
      device_id: deviceId,
      bucket,
      period: week.period,
      kind: 'grant' as const,
      amount: week.grants[bucket],
      reason: 'week of the subscription',
      creation_id: null,
      created_at: now,
    }))
    .filter(({ amount }) => amount > 0)
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

import type { Trx } from '../../infra/database/database.ts'
import { moveEntries } from './move-entries.ts'
import { startOfWeek, weeklyBuckets } from './rules.ts'

export interface WeekMove {
  fromDeviceId: string
  toDeviceId: string
  weeksFrom: Date
  now: Date
}

/** Moves what is left of the running week with its subscription; a week that nobody has opened yet is opened later. */
export async function moveWeek(
  trx: Trx,
  { fromDeviceId, toDeviceId, weeksFrom, now }: WeekMove,
): Promise<void> {
  const left = await trx
    .selectFrom('balances')
    .select(['bucket', 'period', 'balance as amount'])
    .where('device_id', '=', fromDeviceId)
    .where('period', '=', startOfWeek(weeksFrom, now).toISOString())
    .where('bucket', 'in', weeklyBuckets)
    .orderBy('bucket')
    .forUpdate()
    .execute()
  await moveEntries(trx, { fromDeviceId, toDeviceId, moves: left, reason: 'restored', now })
}

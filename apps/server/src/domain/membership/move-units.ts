import type { Trx } from '../../infra/database/database.ts'
import { readBalances } from './read-balances.ts'
import { firstBuckets } from './rules.ts'

export interface Move {
  fromDeviceId: string
  toDeviceId: string
  now: Date
}

/** Moves what is left of the first units, so that registering again neither gains nor loses any. */
export async function moveUnits(trx: Trx, { fromDeviceId, toDeviceId, now }: Move): Promise<void> {
  const balances = await readBalances(trx, { deviceId: fromDeviceId, isLocking: true })
  const entries = firstBuckets
    .filter((bucket) => balances[bucket] > 0)
    .flatMap((bucket) => {
      const entry = {
        bucket,
        kind: 'move',
        reason: 'registered again',
        creation_id: null,
        created_at: now,
      } as const
      return [
        { ...entry, device_id: fromDeviceId, amount: -balances[bucket] },
        { ...entry, device_id: toDeviceId, amount: balances[bucket] },
      ]
    })
  if (entries.length) await trx.insertInto('ledger_entries').values(entries).execute()
}

import type { Trx } from '../../infra/database/database.ts'
import { Refusal } from '../access/index.ts'
import { readBalances } from './read-balances.ts'
import { chooseBucket } from './rules.ts'

export interface Reservation {
  deviceId: string
  creationId: string
  now: Date
}

/** Takes one change for a creation, in the transaction that stores and enqueues it; refuses when none is left. */
export async function reserveChange(trx: Trx, { deviceId, creationId, now }: Reservation): Promise<void> {
  const bucket = chooseBucket(await readBalances(trx, { deviceId, isLocking: true }))
  if (!bucket) throw new Refusal('style_limit')
  await trx
    .insertInto('ledger_entries')
    .values({
      device_id: deviceId,
      bucket,
      kind: 'reserve',
      amount: -1,
      reason: 'creation accepted',
      creation_id: creationId,
      created_at: now,
    })
    .execute()
}

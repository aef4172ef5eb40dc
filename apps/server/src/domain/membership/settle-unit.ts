import type { Trx } from '../../infra/database/database.ts'
import { findHeir, type ReservedUnit } from './find-heir.ts'
import { findNewestIdentity } from './find-newest-identity.ts'
import { lockReturns } from './lock-returns.ts'
import { moveEntries } from './move-entries.ts'
import { moveUnits } from './move-units.ts'

export interface Settlement {
  creationId: string
  outcome: 'commit' | 'return'
  now: Date
}

/**
 * Ends a reservation in the transaction that ends its creation: the unit is spent, or goes back to the bucket it
 * came from, and from there to whoever holds now what it belongs to. A creation without a reservation is a test run and
 * costs nothing. Settling twice is refused by the database.
 */
export async function settleUnit(trx: Trx, { creationId, outcome, now }: Settlement): Promise<void> {
  const reserved = await trx
    .selectFrom('ledger_entries')
    .select(['device_id', 'bucket', 'period', 'creation_kind'])
    .where('creation_id', '=', creationId)
    .where('kind', '=', 'reserve')
    .executeTakeFirst()
  if (!reserved) return
  if (outcome === 'return') await lockReturns(trx, [creationId])
  await trx
    .insertInto('ledger_entries')
    .values({
      ...reserved,
      kind: outcome,
      amount: outcome === 'return' ? 1 : 0,
      reason: outcome === 'commit' ? 'creation_completed' : 'creation_failed',
      creation_id: creationId,
      created_at: now,
    })
    .execute()
  const { device_id: deviceId, bucket, period } = reserved
  if (outcome === 'return') await passOn(trx, { deviceId, bucket, period }, now)
}

/** What moved on while the unit was away gets it, so that it does not matter which came first. */
async function passOn(trx: Trx, unit: ReservedUnit, now: Date): Promise<void> {
  const { deviceId: fromDeviceId, bucket, period } = unit
  const heir = await findHeir(trx, unit)
  if (heir) {
    const { deviceId: toDeviceId, purchaseId } = heir
    const moves = [{ bucket, period, amount: 1, purchaseId }]
    return moveEntries(trx, { fromDeviceId, toDeviceId, moves, reason: 'restored', now })
  }
  const newest = await findNewestIdentity(trx, fromDeviceId)
  if (newest) await moveUnits(trx, { fromDeviceIds: [fromDeviceId], toDeviceId: newest, now })
}

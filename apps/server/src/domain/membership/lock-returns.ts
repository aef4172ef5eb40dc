import type { Trx } from '../../infra/database/database.ts'
import { findHeir, type ReservedUnit } from './find-heir.ts'
import { findNewestIdentity } from './find-newest-identity.ts'
import { lockDevices } from './lock-holders.ts'

/**
 * Locks whom the units of creations go back to. Called before the creations themselves are locked, since everybody locks
 * devices first.
 */
export async function lockReturns(trx: Trx, creationIds: readonly string[]): Promise<void> {
  if (creationIds.length === 0) return
  const units = await trx
    .selectFrom('ledger_entries')
    .select(['device_id as deviceId', 'bucket', 'period'])
    .where('creation_id', 'in', creationIds)
    .where('kind', '=', 'reserve')
    .execute()
  const ids = new Set<string>()
  for (const unit of units) for (const id of await concernedBy(trx, unit)) ids.add(id)
  if (ids.size) await lockDevices(trx, [...ids])
}

async function concernedBy(trx: Trx, unit: ReservedUnit): Promise<string[]> {
  const { deviceId } = unit
  const others = [(await findHeir(trx, unit))?.deviceId, await findNewestIdentity(trx, deviceId)]
  return [deviceId, ...others.filter((id) => id !== undefined)]
}

import type { Trx } from '../../infra/database/database.ts'
import { type Caller, Refusal } from '../access/index.ts'

/**
 * What one device stores, it stores one after another, so that equal requests see each other; a device that deleted
 * its data meanwhile stores nothing more.
 */
export async function lockDevice(trx: Trx, caller: Caller): Promise<void> {
  if (caller.kind !== 'device') return
  const row = await trx
    .selectFrom('devices')
    .select('deleted_at')
    .where('id', '=', caller.deviceId)
    .forUpdate()
    .executeTakeFirst()
  if (!row || row.deleted_at) throw new Refusal('unauthenticated')
}

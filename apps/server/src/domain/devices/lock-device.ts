import type { Trx } from '../../infra/database/database.ts'
import { type Caller, Refusal } from '../access/index.ts'

/**
 * What one device stores, it stores one after another, so that equal requests see each other; a device that deleted
 * its data meanwhile stores nothing more. Rows that name the device may be written meanwhile: a picture that ends holds its
 * own row and must not wait here for somebody who waits for it.
 */
export async function lockDevice(trx: Trx, caller: Caller): Promise<void> {
  if (caller.kind !== 'device') return
  const row = await trx
    .selectFrom('devices')
    .select('deleted_at')
    .where('id', '=', caller.deviceId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!row || row.deleted_at) throw new Refusal('unauthenticated')
}

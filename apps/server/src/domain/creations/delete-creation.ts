import type { Trx } from '../../infra/database/database.ts'
import type { Services } from '../../infra/services.ts'
import { type DeviceActor, ownedBy, Refusal } from '../access/index.ts'
import { lockReturns, settleUnit } from '../membership/index.ts'
import { deletePictures } from './picture-files.ts'
import type { Kind } from './wish.ts'

/**
 * Deletes one of the device's creations of a kind, row and files; again is fine (decision A63). A finished picture gives
 * nothing back, one that is still being made does.
 */
export async function deleteCreation(
  services: Pick<Services, 'database' | 'bell' | 'objects' | 'clock'>,
  device: DeviceActor,
  { kind, id }: { kind: Kind; id: string },
): Promise<void> {
  const attempts = await services.database.transaction((trx) =>
    deleteRow(services, trx, { device, kind, id }),
  )
  services.bell.ring(id)
  await deletePictures(services, { creationId: id, attempts })
}

async function deleteRow(
  { clock }: Pick<Services, 'clock'>,
  trx: Trx,
  { device, kind, id }: { device: DeviceActor; kind: Kind; id: string },
): Promise<number> {
  const now = clock.now()
  await lockReturns(trx, [id])
  const row = await trx
    .deleteFrom('creations')
    .where('id', '=', id)
    .where('kind', '=', kind)
    .where(ownedBy(device))
    .returning(['status', 'attempts', 'first_id', 'redo_of'])
    .executeTakeFirst()
  if (!row) {
    if (await wasDeletedBefore(trx, device, id)) return 0
    throw new Refusal('not_found')
  }
  if (row.status === 'pending' || row.status === 'processing')
    await settleUnit(trx, { creationId: id, outcome: 'return', now })
  await trx
    .insertInto('deleted_creations')
    .values({
      id,
      device_id: device.deviceId,
      deleted_at: now,
      redone_id: row.redo_of && row.status !== 'failed' ? row.first_id : null,
    })
    .execute()
  return row.attempts
}

async function wasDeletedBefore(trx: Trx, { deviceId }: DeviceActor, id: string): Promise<boolean> {
  const row = await trx
    .selectFrom('deleted_creations')
    .select('id')
    .where('id', '=', id)
    .where('device_id', '=', deviceId)
    .executeTakeFirst()
  return row !== undefined
}

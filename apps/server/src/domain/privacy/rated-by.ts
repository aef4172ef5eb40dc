import type { Db, Trx } from '../../infra/database/database.ts'

/** Ids of the pictures that a device may have rated: those it has and those it deleted. */
export function ratedBy(db: Db | Trx, deviceId: string) {
  return db
    .selectFrom('creations')
    .select('id')
    .where('device_id', '=', deviceId)
    .union(db.selectFrom('deleted_creations').select('id').where('device_id', '=', deviceId))
}

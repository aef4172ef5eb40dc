import type { DeletionReceipt } from '@ever-after/contract'
import type { Trx } from '../../infra/database/database.ts'
import type { DeviceActor } from '../access/index.ts'
import { ratedBy } from './rated-by.ts'

/** How much there is to delete of a device; what expired before is not there any more. */
export async function countData(
  trx: Trx,
  { deviceId }: DeviceActor,
): Promise<Omit<DeletionReceipt, 'deletedAt'>> {
  const purposes = await trx
    .selectFrom('photos')
    .select((eb) => ['purpose', eb.cast<number>(eb.fn.countAll(), 'integer').as('count')])
    .where('device_id', '=', deviceId)
    .where('deleted_at', 'is', null)
    .groupBy('purpose')
    .execute()
  const count = (isCounted: (purpose: string) => boolean) =>
    purposes.filter(({ purpose }) => isCounted(purpose)).reduce((sum, row) => sum + row.count, 0)
  const creations = await trx
    .selectFrom('creations')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .where('device_id', '=', deviceId)
    .where('kind', '<>', 'portrait')
    .executeTakeFirstOrThrow()
  const uploads = await trx
    .selectFrom('hosted_images')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .where('device_id', '=', deviceId)
    .executeTakeFirstOrThrow()
  const ratings = await trx
    .selectFrom('ratings')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .where('creation_id', 'in', ratedBy(trx, deviceId))
    .executeTakeFirstOrThrow()
  return {
    photos: count((purpose) => purpose !== 'portrait' && purpose !== 'gown'),
    uploads: uploads.count,
    portraits: count((purpose) => purpose === 'portrait'),
    dresses: count((purpose) => purpose === 'gown'),
    creations: creations.count,
    ratings: ratings.count,
  }
}

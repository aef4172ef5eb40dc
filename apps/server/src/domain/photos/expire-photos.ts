import type { Services } from '../../infra/services.ts'
import { removePhoto } from './remove-photo.ts'

/** Deletes the files of photos whose time is over and marks their rows; answers how many. */
export async function expirePhotos(
  services: Pick<Services, 'database' | 'objects' | 'engine' | 'clock'>,
): Promise<number> {
  const due = await services.database.db
    .selectFrom('photos')
    .select(['id', 'object_key', 'swatches'])
    .where('deleted_at', 'is', null)
    .where('expires_at', '<=', services.clock.now())
    .limit(200)
    .execute()
  // A server of an earlier version, which may still run beside this one, leaves them when it removes a photo.
  await services.database.db
    .updateTable('photos')
    .set({ hints: null })
    .where('deleted_at', 'is not', null)
    .where('hints', 'is not', null)
    .execute()
  for (const photo of due) await removePhoto(services, photo)
  return due.length
}

import type { Services } from '../../infra/services.ts'
import { type DeviceActor, Refusal } from '../access/index.ts'
import { findPhotos } from './find-photos.ts'
import { removePhoto } from './remove-photo.ts'

type Shelf = 'saved_portraits' | 'uploaded_dresses'

/** Deletes what a device had put on a shelf, photo and all; again is fine (decision A63). */
export async function takeOffShelf(
  services: Pick<Services, 'database' | 'objects' | 'engine' | 'clock'>,
  device: DeviceActor,
  { shelf, id }: { shelf: Shelf; id: string },
): Promise<void> {
  const [photo] = await findPhotos(services, device, [id])
  const wasThere = await services.database.transaction(async (trx) => {
    const taken = await trx.deleteFrom(shelf).where('photo_id', '=', id).returning('photo_id').execute()
    // Should the server stop before the file is gone, the sweep finds a photo whose time is over.
    if (taken.length)
      await trx.updateTable('photos').set({ expires_at: services.clock.now() }).where('id', '=', id).execute()
    return taken.length > 0
  })
  if (wasThere) await removePhoto(services, photo)
  else if (photo.deleted_at === null) throw new Refusal('not_found')
}

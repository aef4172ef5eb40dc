import type { Services } from '../../infra/services.ts'
import { deletePictures } from '../creations/index.ts'
import { dropHosted } from '../image-host/index.ts'
import { deletePhotoFiles, framedKeyOf } from '../photos/index.ts'

type Emptying = Pick<Services, 'database' | 'objects' | 'derived' | 'outsideHost' | 'engine' | 'clock'>

/** Removes the files of a deleted device, and then the rows that named them; again is fine. */
export async function emptyDevice(services: Emptying, deviceId: string): Promise<void> {
  const photoIds = await deleteFiles(services, deviceId)
  const { database, objects, clock } = services
  await database.transaction(async (trx) => {
    for (const table of shelves) await trx.deleteFrom(table).where('device_id', '=', deviceId).execute()
    await trx.updateTable('devices').set({ emptied_at: clock.now() }).where('id', '=', deviceId).execute()
  })
  // A coach that was looking may have framed a photo until its row was gone.
  await objects.deleteMany(photoIds.map(framedKeyOf))
}

/** In an order that their references allow. */
const shelves = [
  'saved_portraits',
  'uploaded_dresses',
  'creations',
  'deleted_creations',
  'photos',
  'hosted_images',
] as const

/** Answers the ids of the photos. */
async function deleteFiles(services: Emptying, deviceId: string): Promise<string[]> {
  const { database, objects, engine } = services
  const photos = await database.db
    .selectFrom('photos')
    .select(['id', 'object_key', 'swatches'])
    .where('device_id', '=', deviceId)
    .execute()
  for (const photo of photos) await deletePhotoFiles({ objects, engine }, photo)
  const creations = await database.db
    .selectFrom('creations')
    .select(['id', 'attempts'])
    .where('device_id', '=', deviceId)
    .execute()
  for (const { id: creationId, attempts } of creations)
    await deletePictures({ objects }, { creationId, attempts })
  const hosted = await database.db
    .selectFrom('hosted_images')
    .select(['public_id', 'object_key'])
    .where('device_id', '=', deviceId)
    .execute()
  for (const picture of hosted) await dropHosted(services, picture)
  return photos.map(({ id }) => id)
}

/** Empties devices whose deletion was interrupted; answers how many. */
export async function finishDeletions(services: Emptying): Promise<number> {
  const waiting = await services.database.db
    .selectFrom('devices')
    .select('id')
    .where('deleted_at', 'is not', null)
    .where('emptied_at', 'is', null)
    .limit(50)
    .execute()
  for (const { id } of waiting) await emptyDevice(services, id)
  return waiting.length
}

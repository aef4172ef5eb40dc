import type { Services } from '../../infra/services.ts'
import type { PhotoRow } from './view-photo.ts'

/** Deletes a photo's file, its swatches and what the engine keeps of it; the row stays for what was made of it. */
export async function removePhoto(
  { database, objects, engine, clock }: Pick<Services, 'database' | 'objects' | 'engine' | 'clock'>,
  { id, object_key, swatches }: Pick<PhotoRow, 'id' | 'object_key' | 'swatches'>,
): Promise<void> {
  await deletePhotoFiles({ objects, engine }, { id, object_key, swatches })
  await database.db
    .updateTable('photos')
    .set({ deleted_at: clock.now(), swatches: JSON.stringify(null), frame: null })
    .where('id', '=', id)
    .execute()
}

/** Deletes a photo's file, its swatches and what the engine keeps of it; again is fine. */
export async function deletePhotoFiles(
  { objects, engine }: Pick<Services, 'objects' | 'engine'>,
  { id, object_key, swatches }: Pick<PhotoRow, 'id' | 'object_key' | 'swatches'>,
): Promise<void> {
  await objects.deleteMany([object_key, ...Object.values(swatches ?? {})])
  engine.forget(id)
}

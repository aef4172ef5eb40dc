import type { Services } from '../../infra/services.ts'
import { framedKeyOf, type PhotoRow } from './view-photo.ts'

type Removed = Pick<PhotoRow, 'id' | 'object_key' | 'swatches'>

/** Deletes a photo's files, its swatches, what the coach said and what the engine keeps of it; the row stays for what was made of it. */
export async function removePhoto(
  { database, objects, engine, clock }: Pick<Services, 'database' | 'objects' | 'engine' | 'clock'>,
  photo: Removed,
): Promise<void> {
  await deletePhotoFiles({ objects, engine }, photo)
  await database.db
    .updateTable('photos')
    .set({
      deleted_at: clock.now(),
      swatches: JSON.stringify(null),
      swatch_frame: null,
      hints: null,
      frame: null,
      framed_key: null,
    })
    .where('id', '=', photo.id)
    .execute()
  // The coach may have framed it until then.
  await objects.delete(framedKeyOf(photo.id))
}

/** Deletes a photo's files, its swatches and what the engine keeps of it; again is fine. */
export async function deletePhotoFiles(
  { objects, engine }: Pick<Services, 'objects' | 'engine'>,
  { id, object_key, swatches }: Removed,
): Promise<void> {
  await objects.deleteMany([object_key, framedKeyOf(id), ...Object.values(swatches ?? {})])
  engine.forget(id)
}

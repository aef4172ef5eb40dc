import type { CleanImage } from '../../infra/images/read-upload.ts'
import type { Services } from '../../infra/services.ts'
import { type Caller, ownerOf } from '../access/index.ts'
import { expiryOf } from './rules.ts'
import { understandAhead } from './understand-ahead.ts'
import type { PhotoRow } from './view-photo.ts'

export interface PhotoToKeep {
  image: CleanImage
  purpose: Exclude<PhotoRow['purpose'], 'portrait'>
}

/** Stores a prepared photo for its owner and lets the engine look at it while the person goes on. */
export async function keepPhoto(
  services: Pick<Services, 'database' | 'objects' | 'engine' | 'clock' | 'random' | 'settings' | 'log'>,
  caller: Caller,
  { image, purpose }: PhotoToKeep,
): Promise<PhotoRow> {
  const { database, objects, clock, random, settings } = services
  const id = random.uuid()
  const createdAt = clock.now()
  const row = {
    id,
    device_id: ownerOf(caller),
    purpose,
    object_key: `photos/${id}.jpg`,
    width_px: image.widthPx,
    height_px: image.heightPx,
    size_bytes: image.bytes.byteLength,
    created_at: createdAt,
    expires_at: expiryOf(createdAt, settings.photoRetentionDays),
    deleted_at: null,
    creation_id: null,
    variant: null,
  }
  await objects.put(row.object_key, image.bytes)
  await database.db.insertInto('photos').values(row).execute()
  if (settings.understandsAhead && purpose !== 'gown')
    understandAhead(services, { photoId: id, bytes: image.bytes })
  return { ...row, swatches: null }
}

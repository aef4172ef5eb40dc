import type { PhotoFrame } from '@ever-after/contract'
import type { Trx } from '../../infra/database/database.ts'
import type { CleanImage } from '../../infra/images/read-upload.ts'
import type { Services } from '../../infra/services.ts'
import { type Caller, ownerOf } from '../access/index.ts'
import { lockDevice } from '../devices/index.ts'
import { expiryOf } from './rules.ts'
import { understandAhead } from './understand-ahead.ts'
import type { PhotoRow } from './view-photo.ts'

export interface PhotoToKeep {
  image: CleanImage
  /** As somebody framed it. */
  frame?: PhotoFrame
  purpose: Exclude<PhotoRow['purpose'], 'portrait'>
}

type Keeping = Pick<Services, 'database' | 'objects' | 'engine' | 'clock' | 'random' | 'settings' | 'log'>

/**
 * Stores prepared photos for their owner, all or none, and lets the engine look at them while the person goes on.
 * `alongside` runs in the same transaction; what it refuses leaves nothing behind.
 */
export async function keepPhotos(
  services: Keeping,
  caller: Caller,
  {
    photos,
    alongside,
  }: {
    photos: readonly PhotoToKeep[]
    alongside?: (trx: Trx, rows: readonly PhotoRow[]) => Promise<void>
  },
): Promise<PhotoRow[]> {
  const { database, objects, settings } = services
  const kept = photos.map((photo) => ({
    bytes: photo.image.bytes,
    frame: photo.frame ?? null,
    row: rowOf(services, caller, photo),
  }))
  for (const { row, bytes } of kept) await objects.put(row.object_key, bytes)
  const rows = kept.map(({ row, frame }) => ({
    ...row,
    swatches: null,
    swatch_frame: null,
    hints: null,
    is_confirmed_adult: false,
    frame,
    framed_key: null,
  }))
  try {
    await database.transaction(async (trx) => {
      await lockDevice(trx, caller)
      for (const { row, frame } of kept)
        await trx
          .insertInto('photos')
          .values({ ...row, ...(frame && { frame: JSON.stringify(frame) }) })
          .execute()
      await alongside?.(trx, rows)
    })
  } catch (error) {
    for (const { row } of kept) await objects.delete(row.object_key)
    throw error
  }
  if (settings.understandsAhead)
    for (const { row, bytes, frame } of kept)
      if (row.purpose !== 'gown')
        understandAhead(services, { photoKey: row.id, photo: bytes, ...(frame && { faceAt: frame }) })
  return rows
}

function rowOf(
  { clock, random, settings }: Pick<Services, 'clock' | 'random' | 'settings'>,
  caller: Caller,
  { image, purpose, frame }: PhotoToKeep,
) {
  const id = random.uuid()
  const createdAt = clock.now()
  return {
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
    is_framed: frame !== undefined,
  }
}

import type { Services } from '../../infra/services.ts'
import type { DeviceActor } from '../access/index.ts'
import { isGone } from '../photos/index.ts'
import { fileIn } from './exported-file.ts'

/** The device's photos, portraits and dresses, and what it uploaded to the image host. */
export async function gatherPhotos(services: Pick<Services, 'database' | 'clock'>, device: DeviceActor) {
  const found = await readPhotos(services, device)
  const uploads = await readUploads(services, device)
  const all = [...found, ...uploads]
  const of = (folder: Folder) => all.filter((one) => one.folder === folder).map(({ data }) => data)
  return {
    data: {
      photos: of('photos'),
      portraits: of('portraits'),
      dresses: of('dresses'),
      uploads: of('uploads'),
    },
    files: all.flatMap(({ file }) => file ?? []),
  }
}

type Folder = 'photos' | 'portraits' | 'dresses' | 'uploads'

async function readPhotos({ database, clock }: Pick<Services, 'database' | 'clock'>, device: DeviceActor) {
  const rows = await database.db
    .selectFrom('photos')
    .leftJoin('saved_portraits', 'saved_portraits.photo_id', 'photos.id')
    .leftJoin('uploaded_dresses', 'uploaded_dresses.photo_id', 'photos.id')
    .selectAll('photos')
    .select(['portrait_type', 'attire', 'partner', 'saved_at', 'name'])
    .where('photos.device_id', '=', device.deviceId)
    .orderBy('photos.created_at')
    .orderBy('photos.id')
    .execute()
  return rows.map((row) => {
    const folder = folderOf(row.purpose)
    const file = isGone(row, clock.now()) ? undefined : fileIn(folder, { id: row.id, key: row.object_key })
    const { portrait_type: portraitType, attire, partner, saved_at: savedAt } = row
    return {
      folder,
      file,
      data: {
        id: row.id,
        purpose: row.purpose,
        widthPx: row.width_px,
        heightPx: row.height_px,
        sizeBytes: row.size_bytes,
        createdAt: row.created_at,
        expiresAt: row.expires_at,
        deletedAt: row.deleted_at,
        file: file?.path ?? null,
        isConfirmedAdult: row.is_confirmed_adult,
        ...(row.frame && { frame: row.frame }),
        ...(row.name && { name: row.name }),
        ...(row.variant && { variant: row.variant, madeBy: row.creation_id }),
        ...(savedAt && { saved: { portraitType, attire, partner, savedAt } }),
      },
    }
  })
}

function folderOf(purpose: string): Folder {
  if (purpose === 'portrait') return 'portraits'
  return purpose === 'gown' ? 'dresses' : 'photos'
}

async function readUploads({ database, clock }: Pick<Services, 'database' | 'clock'>, device: DeviceActor) {
  const rows = await database.db
    .selectFrom('hosted_images')
    .select(['asset_id', 'folder', 'object_key', 'width_px', 'height_px', 'size_bytes'])
    .select(['created_at', 'expires_at'])
    .where('device_id', '=', device.deviceId)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', clock.now())]))
    .orderBy('created_at')
    .orderBy('asset_id')
    .execute()
  return rows.map((row) => {
    // What an outside host keeps is the same picture as the photo that was made of it.
    const file =
      row.object_key === null ? undefined : fileIn('uploads', { id: row.asset_id, key: row.object_key })
    return {
      folder: 'uploads' as const,
      file,
      data: {
        id: row.asset_id,
        purpose: row.folder,
        widthPx: row.width_px,
        heightPx: row.height_px,
        sizeBytes: row.size_bytes,
        createdAt: row.created_at,
        expiresAt: row.expires_at,
        file: file?.path ?? null,
      },
    }
  })
}

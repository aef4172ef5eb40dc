import type { Services } from '../../infra/services.ts'
import { type Caller, Refusal } from '../access/index.ts'
import { findPhotos } from './find-photos.ts'
import type { PhotoRow } from './view-photo.ts'

/** The caller's photos of people, ready to make a picture of; refuses foreign, unknown and expired ones. */
export async function findUsablePhotos<const Ids extends readonly string[]>(
  services: Pick<Services, 'database' | 'clock'>,
  caller: Caller,
  ids: Ids,
): Promise<{ [K in keyof Ids]: PhotoRow }> {
  const photos = await findPhotos(services, caller, ids)
  const now = services.clock.now()
  for (const photo of photos as PhotoRow[]) {
    if (photo.purpose === 'gown') throw new Refusal('not_found')
    if (isGone(photo, now)) throw new Refusal('photo_expired')
  }
  return photos
}

export function isGone({ deleted_at, expires_at }: PhotoRow, now: Date): boolean {
  return deleted_at !== null || (expires_at !== null && expires_at <= now)
}

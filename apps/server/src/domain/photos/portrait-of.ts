import type { KeyedPortrait } from '@ever-after/engine'
import type { Services } from '../../infra/services.ts'
import { readPhoto } from './read-photo.ts'
import type { PhotoRow } from './view-photo.ts'

/** A stored photo as the engine wants it; refuses with photo_expired where its file is gone. */
export async function portraitOf(services: Pick<Services, 'objects'>, row: PhotoRow): Promise<KeyedPortrait> {
  return {
    photo: await readPhoto(services, row),
    photoKey: row.id,
    isConfirmedAdult: row.is_confirmed_adult,
    ...(row.is_framed && row.frame && { faceAt: row.frame }),
  }
}

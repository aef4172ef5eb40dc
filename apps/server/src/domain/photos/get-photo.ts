import type { Photo } from '@ever-after/contract'
import type { Services } from '../../infra/services.ts'
import type { Caller } from '../access/index.ts'
import { findUsablePhotos } from './find-usable.ts'
import { viewPhoto } from './view-photo.ts'

/** One of the caller's photos, while it is kept. */
export async function getPhoto(
  services: Pick<Services, 'database' | 'addresses' | 'clock'>,
  caller: Caller,
  id: string,
): Promise<Photo> {
  const [photo] = await findUsablePhotos(services, caller, [id])
  return viewPhoto(services, photo)
}

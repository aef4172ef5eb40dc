import type { Photo } from '@ever-after/contract'
import type { Services } from '../../infra/services.ts'
import type { Caller } from '../access/index.ts'
import { keepPhoto } from './keep-photo.ts'
import { preparePhoto } from './prepare-photo.ts'
import { viewPhoto } from './view-photo.ts'

export interface PhotoUpload {
  bytes: Uint8Array
  purpose: 'source' | 'dress'
}

/** Stores one photo of one person. */
export async function uploadPhoto(
  services: Services,
  caller: Caller,
  { bytes, purpose }: PhotoUpload,
): Promise<Photo> {
  const image = await preparePhoto(services, bytes)
  return viewPhoto(services, await keepPhoto(services, caller, { image, purpose }))
}

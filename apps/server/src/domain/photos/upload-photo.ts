import type { Photo } from '@ever-after/contract'
import type { Services } from '../../infra/services.ts'
import type { Caller } from '../access/index.ts'
import { preparePhoto } from './prepare-photo.ts'
import { digestOf, uploadOnce } from './upload-once.ts'
import { viewPhoto } from './view-photo.ts'

export interface PhotoUpload {
  bytes: Uint8Array
  purpose: 'source' | 'dress'
  idempotencyKey?: string
}

/** Stores one photo of one person. */
export async function uploadPhoto(
  services: Services,
  caller: Caller,
  { bytes, purpose, idempotencyKey }: PhotoUpload,
): Promise<Photo> {
  const [row] = await uploadOnce(services, caller, {
    endpoint: `upload-${purpose}`,
    idempotencyKey,
    body: { photo: digestOf(bytes) },
    prepare: async () => [{ image: await preparePhoto(services, caller, bytes), purpose }],
  })
  return viewPhoto(services, row)
}

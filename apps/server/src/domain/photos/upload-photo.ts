import type { Photo, PhotoFrame } from '@ever-after/contract'
import type { Services } from '../../infra/services.ts'
import type { Caller } from '../access/index.ts'
import { preparePhoto } from './prepare-photo.ts'
import { digestOf, uploadOnce } from './upload-once.ts'
import { viewPhoto } from './view-photo.ts'

export interface PhotoUpload {
  bytes: Uint8Array
  purpose: 'source' | 'dress'
  frame?: PhotoFrame
  idempotencyKey?: string
}

/** Stores one photo of one person. */
export async function uploadPhoto(
  services: Services,
  caller: Caller,
  { bytes, purpose, frame, idempotencyKey }: PhotoUpload,
): Promise<Photo> {
  const [row] = await uploadOnce(services, caller, {
    endpoint: `upload-${purpose}`,
    idempotencyKey,
    body: { photo: digestOf(bytes), ...(frame && { frame: JSON.stringify(frame) }) },
    prepare: async () => [{ image: await preparePhoto(services, caller, { bytes, frame }), purpose, frame }],
  })
  return viewPhoto(services, row)
}

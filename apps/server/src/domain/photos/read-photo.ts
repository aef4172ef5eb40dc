import type { Services } from '../../infra/services.ts'
import { Refusal } from '../access/index.ts'
import type { PhotoRow } from './view-photo.ts'

/** A photo's bytes; refuses when its time was over a moment ago. */
export async function readPhoto(
  { objects }: Pick<Services, 'objects'>,
  { object_key }: Pick<PhotoRow, 'object_key'>,
): Promise<Uint8Array> {
  const bytes = await objects.get(object_key)
  if (!bytes) throw new Refusal('photo_expired')
  return bytes
}

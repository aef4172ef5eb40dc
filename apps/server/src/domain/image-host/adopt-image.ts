import type { createPhotoBody, createPhotoReply } from '@ever-after/contract'
import type { z } from 'zod'
import type { Services } from '../../infra/services.ts'
import { type Caller, ownedBy, Refusal } from '../access/index.ts'
import { keepPhotos, preparePhoto } from '../photos/index.ts'
import { deliveryPath } from './rules.ts'

/**
 * Makes a photo of a picture that the caller uploaded to the image host. It is found by its public id; the address
 * that the client sends along is never fetched (decisions A21 and A56).
 */
export async function adoptImage(
  services: Services,
  caller: Caller,
  { objectPath, originalUrl }: z.output<typeof createPhotoBody>,
): Promise<z.output<typeof createPhotoReply>> {
  const row = await services.database.db
    .selectFrom('hosted_images')
    .select(['object_key', 'public_id', 'version'])
    .where('public_id', '=', objectPath)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', services.clock.now())]))
    .where(ownedBy(caller))
    .executeTakeFirst()
  const isItsAddress =
    row && originalUrl.endsWith(deliveryPath({ version: row.version, publicId: row.public_id }))
  const bytes = isItsAddress ? await services.objects.get(row.object_key) : undefined
  if (!bytes) throw new Refusal('unknown_picture')
  const image = await preparePhoto(services, bytes)
  const [{ id }] = await keepPhotos(services, caller, { photos: [{ image, purpose: 'hair' }] })
  return { id, originalUrl, objectPath, userId: null }
}

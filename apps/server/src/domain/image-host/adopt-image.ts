import type { createPhotoReply } from '@ever-after/contract'
import type { z } from 'zod'
import type { Services } from '../../infra/services.ts'
import { type Caller, ownedBy, Refusal } from '../access/index.ts'
import { uploadOnce } from '../photos/index.ts'
import { type Adoption, requestOf } from './adoption.ts'
import { claimImage } from './claim-image.ts'
import { prepareHosted } from './prepare-hosted.ts'
import { deliveryPath } from './rules.ts'

/**
 * Makes a photo of a picture that the caller uploaded to the image host. It is found by its public id; the address
 * that the client sends along is never fetched (decisions A21 and A56). A repeated key answers the same photo.
 */
export async function adoptImage(
  services: Services,
  caller: Caller,
  wanted: Adoption,
): Promise<z.output<typeof createPhotoReply>> {
  const id = (await adoptKnown(services, caller, wanted)) ?? (await claimImage(services, caller, wanted))
  if (!id) throw new Refusal('unknown_picture')
  const { originalUrl, objectPath } = wanted
  return { id, originalUrl, objectPath, userId: null }
}

/** Undefined when no picture of the caller has that name, or it has another address. */
async function adoptKnown(services: Services, caller: Caller, wanted: Adoption): Promise<string | undefined> {
  const { objectPath, originalUrl } = wanted
  const row = await services.database.db
    .selectFrom('hosted_images')
    .select(['object_key', 'public_id', 'version'])
    .where('public_id', '=', objectPath)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', services.clock.now())]))
    .where(ownedBy(caller))
    .executeTakeFirst()
  const bytes = row && (await readHosted(services, row, originalUrl))
  if (!bytes) return undefined
  const [{ id }] = await uploadOnce(services, caller, {
    ...requestOf(wanted),
    prepare: async () => [
      { image: await prepareHosted(services, caller, { picture: row, bytes }), purpose: 'hair' },
    ],
  })
  return id
}

interface Row {
  object_key: string | null
  public_id: string
  version: number | string
}

async function readHosted(
  { objects, outsideHost }: Pick<Services, 'objects' | 'outsideHost'>,
  { object_key, public_id: publicId, version }: Row,
  address: string,
): Promise<Uint8Array | undefined> {
  if (object_key !== null)
    return address.endsWith(deliveryPath({ version, publicId })) ? objects.get(object_key) : undefined
  const named = outsideHost?.nameOf(address)
  const isIt = named?.publicId === publicId && named.version === Number(version)
  return isIt ? outsideHost?.get(named) : undefined
}

import type { Insertable } from 'kysely'
import type { Tables } from '../../infra/database/tables.ts'
import type { Services } from '../../infra/services.ts'
import { expiryOf } from '../photos/index.ts'
import { deliveryPath } from './rules.ts'

export interface PictureToHost {
  image: { bytes: Uint8Array; widthPx: number; heightPx: number }
  /** Null for the operator, whose pictures belong to the catalogue and stay. */
  deviceId: string | null
  folder: string
}

export type HostedRow = Insertable<Tables['hosted_images']> & { version: number; object_key: string | null }

/** Stores a new picture under a name that nobody guesses, here or at the outside host; the row is the caller's to keep. */
export async function storeHosted(
  services: Pick<Services, 'objects' | 'outsideHost' | 'clock' | 'random' | 'settings'>,
  { image, deviceId, folder }: PictureToHost,
): Promise<HostedRow> {
  const { objects, outsideHost, clock, random, settings } = services
  const name = random.uuid()
  const now = clock.now()
  const row = {
    public_id: `${folder}/${name}`,
    device_id: deviceId,
    folder,
    width_px: image.widthPx,
    height_px: image.heightPx,
    size_bytes: image.bytes.byteLength,
    created_at: now,
    expires_at: deviceId === null ? null : expiryOf(now, settings.photoRetentionDays),
  }
  if (outsideHost) {
    const { assetId, version } = await outsideHost.put({ publicId: row.public_id, bytes: image.bytes })
    return { ...row, asset_id: assetId, version, object_key: null }
  }
  const object_key = `hosted/${name}.jpg`
  await objects.put(object_key, image.bytes)
  return { ...row, asset_id: random.uuid(), version: Math.floor(now.getTime() / 1000), object_key }
}

export type StoredPicture = Pick<HostedRow, 'public_id' | 'object_key'>

/** Deletes a hosted picture wherever it is, with all that was derived; again is fine. */
export async function dropHosted(
  { objects, derived, outsideHost }: Pick<Services, 'objects' | 'derived' | 'outsideHost'>,
  { public_id, object_key }: StoredPicture,
): Promise<void> {
  if (object_key !== null) {
    await objects.delete(object_key)
    await derived.forget(object_key)
    return
  }
  if (!outsideHost)
    throw new Error('A picture lies at an image host that is no longer configured: set CLOUDINARY_URL.')
  await outsideHost.delete(public_id)
}

/** Where the picture is delivered. */
export function addressOf(
  { outsideHost }: Pick<Services, 'outsideHost'>,
  { version, public_id, object_key }: Pick<HostedRow, 'version' | 'public_id' | 'object_key'>,
  origin: string,
): string {
  const name = { version, publicId: public_id }
  return object_key === null && outsideHost ? outsideHost.addressOf(name) : `${origin}${deliveryPath(name)}`
}

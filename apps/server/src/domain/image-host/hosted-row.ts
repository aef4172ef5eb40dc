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

export type HostedRow = Insertable<Tables['hosted_images']> & { version: number }

/** The row of a new picture, with a name that nobody guesses. */
export function newHostedRow(
  { clock, random, settings }: Pick<Services, 'clock' | 'random' | 'settings'>,
  { image, deviceId, folder }: PictureToHost,
): HostedRow {
  const name = random.uuid()
  const now = clock.now()
  return {
    public_id: `${folder}/${name}`,
    asset_id: random.uuid(),
    version: Math.floor(now.getTime() / 1000),
    device_id: deviceId,
    folder,
    object_key: `hosted/${name}.jpg`,
    width_px: image.widthPx,
    height_px: image.heightPx,
    size_bytes: image.bytes.byteLength,
    created_at: now,
    expires_at: deviceId === null ? null : expiryOf(now, settings.photoRetentionDays),
  }
}

/** Where the picture is delivered. */
export function addressOf(
  { version, public_id }: Pick<HostedRow, 'version' | 'public_id'>,
  origin: string,
): string {
  return `${origin}${deliveryPath({ version, publicId: public_id })}`
}

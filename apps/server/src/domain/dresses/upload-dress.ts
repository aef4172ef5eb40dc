import type { UploadedDress } from '@ever-after/contract'
import type { Services } from '../../infra/services.ts'
import type { DeviceActor } from '../access/index.ts'
import { decodeUpload, keepPhoto, refuseAsEngine } from '../photos/index.ts'
import { viewUploaded } from './view-uploaded.ts'

export interface DressUpload {
  bytes: Uint8Array
  /** Without one the dress is called after its number. */
  name?: string
}

/** Stores the photo of a dress of one's own, unless it could not look right on anyone else. */
export async function uploadDress(
  services: Services,
  device: DeviceActor,
  { bytes, name }: DressUpload,
): Promise<UploadedDress> {
  const image = await decodeUpload(services, bytes)
  await refuseAsEngine(() => services.engine.checkDress(image.bytes))
  const photo = await keepPhoto(services, device, { image, purpose: 'gown' })
  const row = {
    photo_id: photo.id,
    device_id: device.deviceId,
    name: name ?? (await nextName(services, device)),
    uploaded_at: photo.created_at,
  }
  await services.database.db.insertInto('uploaded_dresses').values(row).execute()
  return viewUploaded(services, { ...photo, name: row.name })
}

async function nextName(
  { database }: Pick<Services, 'database'>,
  { deviceId }: DeviceActor,
): Promise<string> {
  const rows = await database.db
    .selectFrom('uploaded_dresses')
    .select('photo_id')
    .where('device_id', '=', deviceId)
    .execute()
  return `My dress ${rows.length + 1}`
}

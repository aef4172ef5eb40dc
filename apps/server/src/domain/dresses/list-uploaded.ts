import type { UploadedDress } from '@ever-after/contract'
import type { Services } from '../../infra/services.ts'
import type { DeviceActor } from '../access/index.ts'
import { viewUploaded } from './view-uploaded.ts'

/** The device's own dresses, newest first. */
export async function listUploaded(
  services: Pick<Services, 'database' | 'addresses' | 'clock'>,
  { deviceId }: DeviceActor,
): Promise<UploadedDress[]> {
  const rows = await services.database.db
    .selectFrom('uploaded_dresses')
    .innerJoin('photos', 'photos.id', 'uploaded_dresses.photo_id')
    .select(['photos.id', 'name', 'object_key', 'photos.created_at', 'expires_at'])
    .where('uploaded_dresses.device_id', '=', deviceId)
    .where('deleted_at', 'is', null)
    .where('expires_at', '>', services.clock.now())
    .orderBy('uploaded_at', 'desc')
    .orderBy('photos.id')
    .execute()
  return rows.map((row) => viewUploaded(services, row))
}

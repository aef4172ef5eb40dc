import type { SavedPortrait } from '@ever-after/contract'
import type { Services } from '../../infra/services.ts'
import type { DeviceActor } from '../access/index.ts'
import { viewPortrait } from './view-portrait.ts'

/** The device's saved portraits, newest first. */
export async function listPortraits(
  services: Pick<Services, 'database' | 'addresses' | 'clock'>,
  { deviceId }: DeviceActor,
): Promise<SavedPortrait[]> {
  const rows = await services.database.db
    .selectFrom('saved_portraits')
    .innerJoin('photos', 'photos.id', 'saved_portraits.photo_id')
    .select(['photos.id', 'object_key', 'framed_key', 'portrait_type', 'attire', 'partner'])
    .where('saved_portraits.device_id', '=', deviceId)
    .orderBy('saved_at', 'desc')
    .orderBy('photos.id')
    .execute()
  return rows.map((row) => viewPortrait(services, row))
}

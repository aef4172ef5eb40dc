import { limits, type SavedPortrait, type savePortraitBody } from '@ever-after/contract'
import type { z } from 'zod'
import type { Trx } from '../../infra/database/database.ts'
import type { Services } from '../../infra/services.ts'
import { type DeviceActor, Refusal } from '../access/index.ts'
import { lockDevice } from '../devices/index.ts'
import { findPhotosByAddress } from '../photos/index.ts'
import { viewPortrait } from './view-portrait.ts'

type PortraitToSave = z.output<typeof savePortraitBody>

/** Keeps one of the device's portraits until it is deleted; saving it again changes what it is kept as. */
export async function savePortrait(
  services: Pick<Services, 'database' | 'addresses' | 'clock'>,
  device: DeviceActor,
  { portraitUrl, portraitType, attire, partner }: PortraitToSave,
): Promise<SavedPortrait> {
  const { database, clock } = services
  const [photo] = await findPhotosByAddress(services, device, [portraitUrl])
  const label = { portrait_type: portraitType, attire, partner }
  await database.transaction(async (trx) => {
    await lockDevice(trx, device)
    await refuseNinth(trx, device, photo.id)
    const now = clock.now()
    const kept = await trx
      .updateTable('photos')
      .set({ expires_at: null })
      .where('id', '=', photo.id)
      .where('deleted_at', 'is', null)
      .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
      .returning('id')
      .executeTakeFirst()
    if (!kept) throw new Refusal('photo_expired')
    await trx
      .insertInto('saved_portraits')
      .values({ ...label, photo_id: photo.id, device_id: device.deviceId, saved_at: now })
      .onConflict((conflict) => conflict.column('photo_id').doUpdateSet(label))
      .execute()
  })
  return viewPortrait(services, { ...photo, ...label })
}

async function refuseNinth(trx: Trx, { deviceId }: DeviceActor, photoId: string): Promise<void> {
  const others = await trx
    .selectFrom('saved_portraits')
    .select('photo_id')
    .where('device_id', '=', deviceId)
    .where('photo_id', '<>', photoId)
    .execute()
  if (others.length >= limits.savedPortraitsMax) throw new Refusal('portraits_full')
}

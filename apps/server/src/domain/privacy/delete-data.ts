import type { DeletionReceipt } from '@ever-after/contract'
import type { Trx } from '../../infra/database/database.ts'
import type { Services } from '../../infra/services.ts'
import type { DeviceActor } from '../access/index.ts'
import { forgottenName, lockDevice } from '../devices/index.ts'
import { forgetPurchases, lockReturns, settleUnit } from '../membership/index.ts'
import { forgetInActions } from '../operators/index.ts'
import { countData } from './count-data.ts'
import { emptyDevice } from './empty-device.ts'
import { ratedBy } from './rated-by.ts'

/** Deletes all that is kept of a device: from now on its token opens nothing and nothing more is made for it. */
export async function deleteData(services: Services, device: DeviceActor): Promise<DeletionReceipt> {
  const { database, bell, clock, log } = services
  const now = clock.now()
  const { counts, stopped } = await database.transaction(async (trx) => {
    await lockReturns(trx, await findRunning(trx, device))
    await lockDevice(trx, device)
    const stopped = await stopCreations(trx, device, now)
    const counts = await countData(trx, device)
    await forget(trx, device, now)
    return { counts, stopped }
  })
  for (const id of stopped) bell.ring(id)
  // The rows say what is still to go, and the worker comes back to them.
  await emptyDevice(services, device.deviceId).catch((err: unknown) =>
    log.error({ err }, 'deletion not finished'),
  )
  return { deletedAt: now.toISOString(), ...counts }
}

async function findRunning(trx: Trx, { deviceId }: DeviceActor): Promise<string[]> {
  const running = await trx
    .selectFrom('creations')
    .select('id')
    .where('device_id', '=', deviceId)
    .where('status', 'in', ['pending', 'processing'])
    .execute()
  return running.map(({ id }) => id)
}

/** An attempt that is under way has lost its turn: it changes nothing any more and removes its own files. */
async function stopCreations(trx: Trx, { deviceId }: DeviceActor, now: Date): Promise<string[]> {
  const stopped = await trx
    .updateTable('creations')
    .set({ status: 'failed', error_code: 'cancelled', finished_at: now })
    .where('device_id', '=', deviceId)
    .where('status', 'in', ['pending', 'processing'])
    .returning('id')
    .execute()
  for (const { id } of stopped) await settleUnit(trx, { creationId: id, outcome: 'return', now })
  return stopped.map(({ id }) => id)
}

const blockedBefore = 'Blocked before its data was deleted'

const told = [
  'device_tokens',
  'push_tokens',
  'push_interactions',
  'review_requests',
  'style_requests',
  'discovery_sources',
  'affiliates',
  'experiment_groups',
  'upload_presets',
] as const

async function forget(trx: Trx, { deviceId }: DeviceActor, now: Date): Promise<void> {
  for (const table of told) await trx.deleteFrom(table).where('device_id', '=', deviceId).execute()
  await forgetMessagesOf(trx, deviceId)
  await trx.deleteFrom('idempotency_keys').where('owner', '=', deviceId).execute()
  await forgetPurchases(trx, { deviceId, now })
  await trx.updateTable('exposures').set({ device_id: null }).where('device_id', '=', deviceId).execute()
  // Work on a photo that is under way sees by this that nothing made of it may stay.
  await trx
    .updateTable('photos')
    .set({ deleted_at: now })
    .where('device_id', '=', deviceId)
    .where('deleted_at', 'is', null)
    .execute()
  const { installation_id } = await trx
    .selectFrom('devices')
    .select('installation_id')
    .where('id', '=', deviceId)
    .executeTakeFirstOrThrow()
  await forgetInActions(trx, { deviceId, installationId: installation_id })
  await trx.deleteFrom('ratings').where('creation_id', 'in', ratedBy(trx, deviceId)).execute()
  await trx
    .updateTable('store_events')
    .set({ app_user_id: null })
    .where('app_user_id', '=', installation_id)
    .execute()
  await trx
    .updateTable('devices')
    .set((eb) => ({
      installation_id: forgottenName(installation_id),
      app_version: '',
      deleted_at: now,
      // The block goes on with whoever comes back; the words about it do not.
      blocked_reason: eb.case().when('blocked_at', 'is not', null).then(blockedBefore).end(),
    }))
    .where('id', '=', deviceId)
    .execute()
}

/** What a campaign counts stays, without saying of whom. */
async function forgetMessagesOf(trx: Trx, deviceId: string): Promise<void> {
  await trx
    .updateTable('push_messages')
    .set({ device_id: null })
    .where('device_id', '=', deviceId)
    .where('campaign_id', 'is not', null)
    .execute()
  await trx.deleteFrom('push_messages').where('device_id', '=', deviceId).execute()
}

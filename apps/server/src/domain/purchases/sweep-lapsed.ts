import type { Services } from '../../infra/services.ts'
import { Refusal } from '../access/index.ts'
import { type SyncServices, syncInstallation } from './sync-installation.ts'

/** So many questions without an answer mean that the store is away. */
const failuresMax = 3

/** Asks about subscriptions that ran out and were not asked about since, for a renewal whose message was lost. */
export async function sweepLapsed(services: SyncServices): Promise<number> {
  if (!services.billing) return 0
  let [read, failed] = [0, 0]
  for (const { device_id, installation_id } of await findLapsed(services)) {
    const askedAt = services.clock.now()
    const isRead = await syncUnlessAway(services, installation_id)
    if (isRead) await markRead(services, { deviceId: device_id, askedAt })
    if (isRead) read++
    else if (++failed === failuresMax) break
  }
  return read
}

function findLapsed({ database, clock, settings }: Pick<Services, 'database' | 'clock' | 'settings'>) {
  return database.db
    .selectFrom('subscriptions')
    .innerJoin('devices', 'devices.id', 'subscriptions.device_id')
    .select(['device_id', 'installation_id'])
    .where('expires_at', '<=', clock.now())
    .whereRef('read_at', '<', 'expires_at')
    .where('deleted_at', 'is', null)
    .orderBy('expires_at', 'desc')
    .limit(settings.lapsedAtOnce)
    .execute()
}

async function syncUnlessAway(services: SyncServices, installationId: string): Promise<boolean> {
  try {
    await syncInstallation(services, installationId)
    return true
  } catch (error) {
    if (error instanceof Refusal && error.code === 'store_unavailable') return false
    throw error
  }
}

/** An older identity of an installation is asked about through the newest one, and not again. */
async function markRead(
  { database }: Pick<Services, 'database'>,
  { deviceId, askedAt }: { deviceId: string; askedAt: Date },
): Promise<void> {
  await database.db
    .updateTable('subscriptions')
    .set({ read_at: askedAt })
    .where('device_id', '=', deviceId)
    .where('expires_at', '<=', askedAt)
    .whereRef('read_at', '<', 'expires_at')
    .execute()
}

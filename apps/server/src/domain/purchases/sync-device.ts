import type { DeviceActor } from '../access/index.ts'
import { installationOf } from './installation-of.ts'
import { type SyncServices, syncInstallation } from './sync-installation.ts'

/** POST /subscriptions/sync: asks the store about the caller again. */
export async function syncDevice(services: SyncServices, caller: DeviceActor): Promise<void> {
  await syncInstallation(services, await installationOf(services, caller))
}

import type { DeskDevice } from '@ever-after/contract'
import type { Services } from '../../infra/services.ts'
import { blockInstallation } from '../devices/index.ts'
import { findInstallationOf } from './installation.ts'
import { viewDevice } from './view-device.ts'

/** Refuses a device every new picture, or with null refuses it nothing any more. */
export async function blockDevice(
  services: Pick<Services, 'database' | 'clock'>,
  { deviceId, reason }: { deviceId: string; reason: string | null },
): Promise<DeskDevice> {
  const { id } = await findInstallationOf(services, deviceId)
  await blockInstallation(services, id, reason === null ? null : { at: services.clock.now(), reason })
  return viewDevice(services, await findInstallationOf(services, deviceId))
}

import type { DeskDevice } from '@ever-after/contract'
import type { Services } from '../../infra/services.ts'
import { findInstallations } from './installation.ts'
import { viewDevice } from './view-device.ts'

/** The devices that a letter's short reference can mean. */
export async function findDevices(
  services: Pick<Services, 'database'>,
  reference: string,
): Promise<DeskDevice[]> {
  const devices = []
  for (const installation of await findInstallations(services, reference))
    devices.push(await viewDevice(services, installation))
  return devices
}

import type { DeskDevice } from '@ever-after/contract'
import type { Services } from '../../infra/services.ts'
import { setAffiliate } from '../affiliates/index.ts'
import { findInstallationOf } from './installation.ts'
import { viewDevice } from './view-device.ts'

export async function markAffiliate(
  services: Pick<Services, 'database' | 'clock'>,
  { deviceId, isAffiliate }: { deviceId: string; isAffiliate: boolean },
): Promise<DeskDevice> {
  const installation = await findInstallationOf(services, deviceId)
  const since = isAffiliate ? services.clock.now() : null
  await setAffiliate(services, { deviceId: installation.identities[0].id, since })
  return viewDevice(services, installation)
}

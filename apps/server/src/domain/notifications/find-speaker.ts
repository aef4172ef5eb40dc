import type { Services } from '../../infra/services.ts'
import { type Caller, Refusal } from '../access/index.ts'
import { findInstallation } from '../devices/index.ts'

export interface Speaker {
  deviceId: string
  /** Whether a bearer token proves it; otherwise the body only claims it. */
  isProven: boolean
}

/** The device that a notification call is about: the token's, or else the registered installation that the body names. */
export async function findSpeaker(
  services: Pick<Services, 'database'>,
  caller: Caller | undefined,
  installationId: string,
): Promise<Speaker> {
  if (caller?.kind === 'device') return { deviceId: caller.deviceId, isProven: true }
  const deviceId = await findInstallation(services, installationId)
  if (deviceId === undefined) throw new Refusal('not_found')
  return { deviceId, isProven: false }
}

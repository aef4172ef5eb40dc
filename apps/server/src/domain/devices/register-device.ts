import type { Services } from '../../infra/services.ts'
import { hashToken } from '../access/index.ts'
import { grantFirstUnits, moveUnits } from '../membership/index.ts'
import { lockInstallation } from './lock-installation.ts'
import { forgottenName, isBrowserInstallation } from './rules.ts'

export interface Registration {
  installationId: string
  appVersion: string
}

/**
 * Makes a new identity and gives its token once. An installation that is known already gets an empty identity
 * that continues the old one's free counters and sees nothing else of it (decision A20), also when the old one
 * deleted its data. An installation that is blocked stays so.
 */
export async function registerDevice(
  { database, clock, random, settings }: Pick<Services, 'database' | 'clock' | 'random' | 'settings'>,
  { installationId, appVersion }: Registration,
): Promise<{ token: string }> {
  const token = `d_${random.token()}`
  const deviceId = random.uuid()
  const now = clock.now()
  await database.transaction(async (trx) => {
    await lockInstallation(trx, installationId)
    const earlier = await trx
      .selectFrom('devices')
      .select(['id', 'blocked_at', 'blocked_reason'])
      .where('installation_id', 'in', [installationId, forgottenName(installationId)])
      .execute()
    const { blocked_at = null, blocked_reason = null } = earlier.find((row) => row.blocked_at) ?? {}
    await trx
      .insertInto('devices')
      .values({
        id: deviceId,
        installation_id: installationId,
        is_browser: isBrowserInstallation(installationId),
        app_version: appVersion,
        registered_at: now,
        blocked_at,
        blocked_reason,
      })
      .execute()
    await trx
      .insertInto('device_tokens')
      .values({ token_hash: hashToken(token), device_id: deviceId, created_at: now, revoked_at: null })
      .execute()
    if (earlier.length === 0) await grantFirstUnits(trx, { deviceId, settings, now })
    await moveUnits(trx, { fromDeviceIds: earlier.map(({ id }) => id), toDeviceId: deviceId, now })
  })
  return { token }
}

import type { Trx } from '../../infra/database/database.ts'
import type { Services } from '../../infra/services.ts'
import { hashToken } from '../access/index.ts'
import { grantFirstUnits, moveUnits } from '../membership/index.ts'
import { forgottenName, isBrowserInstallation } from './rules.ts'

export interface Registration {
  installationId: string
  appVersion: string
}

/**
 * Makes a new identity and gives its token once. An installation that is known already gets an empty identity
 * that continues the old one's free counters and sees nothing else of it (decision A20), also when the old one
 * deleted its data.
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
      .select('id')
      .where('installation_id', 'in', [installationId, forgottenName(installationId)])
      .execute()
    await trx
      .insertInto('devices')
      .values({
        id: deviceId,
        installation_id: installationId,
        is_browser: isBrowserInstallation(installationId),
        app_version: appVersion,
        registered_at: now,
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

/** Two first registrations of one installation at the same time must not both be the first. */
async function lockInstallation(trx: Trx, installationId: string): Promise<void> {
  await trx
    .selectNoFrom((eb) =>
      eb
        .fn('pg_advisory_xact_lock', [eb.fn('hashtextextended', [eb.val(installationId), eb.lit(0)])])
        .as('locked'),
    )
    .execute()
}

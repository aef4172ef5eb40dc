import type { Services } from '../../infra/services.ts'
import { lockInstallation } from './lock-installation.ts'
import { forgottenName } from './rules.ts'

/** Refuses every identity of an installation new pictures, also those that it makes later, or with null no more. */
export async function blockInstallation(
  { database }: Pick<Services, 'database'>,
  installationId: string,
  block: { at: Date; reason: string } | null,
): Promise<void> {
  await database.transaction(async (trx) => {
    await lockInstallation(trx, installationId)
    await trx
      .updateTable('devices')
      .set({ blocked_at: block?.at ?? null, blocked_reason: block?.reason ?? null })
      .where('installation_id', 'in', [installationId, forgottenName(installationId)])
      .execute()
  })
}

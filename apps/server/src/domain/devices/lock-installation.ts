import type { Trx } from '../../infra/database/database.ts'

/** Two first registrations of one installation must not both be the first, and none slips past a block. */
export async function lockInstallation(trx: Trx, installationId: string): Promise<void> {
  await trx
    .selectNoFrom((eb) =>
      eb
        .fn('pg_advisory_xact_lock', [eb.fn('hashtextextended', [eb.val(installationId), eb.lit(0)])])
        .as('locked'),
    )
    .execute()
}

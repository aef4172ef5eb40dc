import type { Trx } from '../../infra/database/database.ts'

/** The identity under which an installation registered again since; undefined when it did not. */
export async function findNewestIdentity(trx: Trx, deviceId: string): Promise<string | undefined> {
  const row = await trx
    .selectFrom('devices as old')
    .innerJoin('devices as newest', 'newest.installation_id', 'old.installation_id')
    .select('newest.id')
    .where('old.id', '=', deviceId)
    .where('newest.deleted_at', 'is', null)
    .orderBy('newest.registered_at', 'desc')
    .orderBy('newest.id')
    .executeTakeFirst()
  return row?.id === deviceId ? undefined : row?.id
}

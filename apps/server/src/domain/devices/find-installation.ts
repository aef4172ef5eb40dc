import type { Services } from '../../infra/services.ts'

/** The newest identity of an installation; undefined for one that never registered or deleted its data. */
export async function findInstallation(
  { database }: Pick<Services, 'database'>,
  installationId: string,
): Promise<string | undefined> {
  const row = await database.db
    .selectFrom('devices')
    .select('id')
    .where('installation_id', '=', installationId)
    .where('deleted_at', 'is', null)
    .orderBy('registered_at', 'desc')
    .orderBy('id')
    .executeTakeFirst()
  return row?.id
}

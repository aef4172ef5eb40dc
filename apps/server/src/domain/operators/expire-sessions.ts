import type { Services } from '../../infra/services.ts'

/** Forgets sessions that have ended; answers how many. */
export async function expireSessions({
  database,
  clock,
}: Pick<Services, 'database' | 'clock'>): Promise<number> {
  const { numDeletedRows } = await database.db
    .deleteFrom('operator_sessions')
    .where('expires_at', '<=', clock.now())
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

import type { Services } from '../../infra/services.ts'

/** Forgets actions, and with them addresses, that are older than anybody asks for; answers how many. */
export async function expireActions({
  database,
  clock,
  settings,
}: Pick<Services, 'database' | 'clock' | 'settings'>): Promise<number> {
  const { numDeletedRows } = await database.db
    .deleteFrom('operator_actions')
    .where('begun_at', '<', new Date(clock.now().getTime() - settings.operatorActionsMs))
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

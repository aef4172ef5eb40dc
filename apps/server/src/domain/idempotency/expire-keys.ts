import type { Services } from '../../infra/services.ts'

/** Forgets idempotency keys that no client repeats any more; answers how many. */
export async function expireKeys({
  database,
  clock,
  settings,
}: Pick<Services, 'database' | 'clock' | 'settings'>): Promise<number> {
  const { numDeletedRows } = await database.db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<=', new Date(clock.now().getTime() - settings.idempotencyKeyMs))
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

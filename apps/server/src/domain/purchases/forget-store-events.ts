import type { Services } from '../../infra/services.ts'

const keptMs = 30 * 24 * 60 * 60 * 1000

/** Forgets messages that the store does not send again any more; answers how many. */
export async function forgetStoreEvents({
  database,
  clock,
}: Pick<Services, 'database' | 'clock'>): Promise<number> {
  const since = new Date(clock.now().getTime() - keptMs)
  await database.db.deleteFrom('refund_reversals').where('told_at', '<', since).execute()
  await database.db.deleteFrom('subscription_reads').where('read_at', '<', since).execute()
  const { numDeletedRows } = await database.db
    .deleteFrom('store_events')
    .where('received_at', '<', since)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

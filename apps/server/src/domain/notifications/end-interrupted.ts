import type { Services } from '../../infra/services.ts'
import { senderGoneMs } from './rules.ts'

/** Gives up messages whose sender died with them in hand: they may have arrived. Answers how many. */
export async function endInterrupted({
  database,
  clock,
}: Pick<Services, 'database' | 'clock'>): Promise<number> {
  const now = clock.now()
  const { numUpdatedRows } = await database.db
    .updateTable('push_messages')
    .set({ state: 'failed', failure: 'interrupted', ended_at: now })
    .where('state', '=', 'sending')
    .where('claimed_at', '<', new Date(now.getTime() - senderGoneMs))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

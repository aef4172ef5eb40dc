import type { Services } from '../../infra/services.ts'
import { noResults, readResults } from './read-results.ts'

/** Keeps the figures of campaigns that ended long ago and forgets who got them; answers how many. */
export async function closeCampaigns({
  database,
  clock,
  settings,
}: Pick<Services, 'database' | 'clock' | 'settings'>): Promise<number> {
  const old = await database.db
    .selectFrom('campaigns')
    .select('id')
    .where('ended_at', '<', new Date(clock.now().getTime() - settings.messagesMs))
    .where('results', 'is', null)
    .limit(10)
    .execute()
  for (const { id } of old)
    await database.transaction(async (trx) => {
      // Whoever comes second finds no messages, and must not write that nobody got any.
      const open = await trx
        .selectFrom('campaigns')
        .select('id')
        .where('id', '=', id)
        .where('results', 'is', null)
        .forUpdate()
        .executeTakeFirst()
      if (!open) return
      const results = (await readResults(trx, [id])).get(id) ?? noResults
      await trx
        .updateTable('campaigns')
        .set({ results: JSON.stringify(results) })
        .where('id', '=', id)
        .execute()
      await trx.deleteFrom('push_messages').where('campaign_id', '=', id).execute()
    })
  return old.length
}

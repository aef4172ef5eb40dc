import type { Campaigns } from '@ever-after/contract'
import type { Services } from '../../infra/services.ts'
import { noResults, readResults } from './read-results.ts'
import { viewCampaign } from './view-campaign.ts'

const shownMax = 100

/** The last hundred campaigns, the newest first, and whether messages leave the server. */
export async function listCampaigns({
  database: { db },
  push,
}: Pick<Services, 'database' | 'push'>): Promise<Campaigns> {
  const rows = await db
    .selectFrom('campaigns')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(shownMax)
    .execute()
  const kept = rows.filter(({ results }) => results === null)
  const results = await readResults(
    db,
    kept.map(({ id }) => id),
  )
  return {
    campaigns: rows.map((row) => viewCampaign(row, results.get(row.id) ?? noResults)),
    delivery: push.delivery,
  }
}

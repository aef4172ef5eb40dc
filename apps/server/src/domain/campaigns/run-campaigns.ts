import type { Services } from '../../infra/services.ts'
import { paceCampaign } from './pace-campaign.ts'

/** Goes on with every campaign that is due, the oldest first; answers how many. */
export async function runCampaigns(
  services: Pick<Services, 'database' | 'queue' | 'clock' | 'random' | 'settings'>,
): Promise<number> {
  const due = await services.database.db
    .selectFrom('campaigns')
    .select('id')
    .where('state', 'in', ['scheduled', 'sending'])
    .where('ended_at', 'is', null)
    .where('start_at', '<=', services.clock.now())
    .orderBy('start_at')
    .execute()
  for (const { id } of due) await paceCampaign(services, id)
  return due.length
}

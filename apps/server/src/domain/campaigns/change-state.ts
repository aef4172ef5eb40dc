import type { Campaign, CampaignState } from '@ever-after/contract'
import type { Services } from '../../infra/services.ts'
import { Refusal } from '../access/index.ts'
import { viewNow } from './view-campaign.ts'

interface Change {
  id: string
  to: 'paused' | 'scheduled' | 'cancelled'
}

/** From which states each can be reached; a resumed one waits for its time, which has mostly come. */
const from: Record<Change['to'], readonly CampaignState[]> = {
  paused: ['scheduled', 'sending'],
  scheduled: ['paused'],
  cancelled: ['scheduled', 'sending', 'paused'],
}

/** Pauses, resumes or ends a campaign; what is being sent at that moment still goes. */
export function changeState(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { id, to }: Change,
): Promise<Campaign> {
  return database.transaction(async (trx) => {
    const row = await trx
      .updateTable('campaigns')
      .set({
        state: to,
        paused_by: to === 'paused' ? 'operator' : null,
        hold_until: null,
        ...(to === 'cancelled' && { ended_at: clock.now() }),
      })
      .where('id', '=', id)
      .where('state', 'in', from[to])
      .returningAll()
      .executeTakeFirst()
    if (!row) throw new Refusal('not_found')
    if (to === 'cancelled')
      await trx
        .deleteFrom('push_messages')
        .where('campaign_id', '=', id)
        .where('state', '=', 'waiting')
        .execute()
    return viewNow(trx, row)
  })
}

import type { Campaign } from '@ever-after/contract'
import type { Db, Trx } from '../../infra/database/database.ts'

export type Results = Campaign['results']

export const noResults: Results = { waiting: 0, sent: 0, failed: 0, dead: 0, skipped: 0, tapped: 0 }

/** What became of the messages of campaigns, by campaign. */
export async function readResults(
  db: Db | Trx,
  campaignIds: readonly string[],
): Promise<Map<string, Results>> {
  if (campaignIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('push_messages')
    .select((eb) => {
      const count = eb.fn.countAll()
      const inStates = (...states: ('waiting' | 'sending' | 'sent' | 'failed' | 'dead' | 'skipped')[]) =>
        eb.cast<number>(count.filterWhere('state', 'in', states), 'integer')
      return [
        'campaign_id',
        inStates('waiting', 'sending').as('waiting'),
        inStates('sent').as('sent'),
        inStates('failed').as('failed'),
        inStates('dead').as('dead'),
        inStates('skipped').as('skipped'),
        eb.cast<number>(count.filterWhere('tapped_at', 'is not', null), 'integer').as('tapped'),
      ]
    })
    .where('campaign_id', 'in', campaignIds)
    .groupBy('campaign_id')
    .execute()
  return new Map(rows.map(({ campaign_id, ...results }) => [campaign_id ?? '', results]))
}

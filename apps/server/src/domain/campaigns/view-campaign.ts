import type { Campaign } from '@ever-after/contract'
import type { Selectable } from 'kysely'
import type { Db, Trx } from '../../infra/database/database.ts'
import type { Tables } from '../../infra/database/tables.ts'
import { noResults, type Results, readResults } from './read-results.ts'

export type CampaignRow = Selectable<Tables['campaigns']>

/** A stored campaign as the contract describes it. */
export function viewCampaign(row: CampaignRow, results: Results): Campaign {
  return {
    id: row.id,
    title: row.title,
    body: row.body,
    action: row.action,
    segment: row.segment,
    ratePerMinute: row.rate_per_minute,
    state: row.state,
    pausedBy: row.paused_by,
    startAt: row.start_at.toISOString(),
    createdAt: row.created_at.toISOString(),
    createdBy: row.created_by,
    endedAt: row.ended_at?.toISOString() ?? null,
    devices: row.devices,
    results: row.results ? { ...noResults, ...row.results } : results,
  }
}

/** The same with the figures of now. */
export async function viewNow(db: Db | Trx, row: CampaignRow): Promise<Campaign> {
  const results = await readResults(db, [row.id])
  return viewCampaign(row, results.get(row.id) ?? noResults)
}

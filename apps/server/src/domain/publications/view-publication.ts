import type { Publication } from '@ever-after/contract'
import type { Selectable } from 'kysely'
import type { Tables } from '../../infra/database/tables.ts'

/** A stored publication as the contract describes it. */
export function viewPublication(row: Selectable<Tables['publications']>): Publication {
  return {
    id: row.id,
    publishAt: row.publish_at.toISOString(),
    draftNumber: row.draft_number,
    state: row.state,
    note: row.note,
    createdAt: row.created_at.toISOString(),
    createdBy: row.created_by,
    endedAt: row.ended_at?.toISOString() ?? null,
    failure: row.failure,
  }
}

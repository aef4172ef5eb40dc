import { type ArchiveEntry, operatorStyle } from '@ever-after/contract'
import type { Selectable } from 'kysely'
import type { Tables } from '../../infra/database/tables.ts'

/** A stored entry as the contract describes it. */
export function viewEntry(row: Selectable<Tables['archive_entries']>): ArchiveEntry {
  const { id, style, category, reason, archived_at, archived_by } = row
  return {
    id,
    style: operatorStyle.parse(JSON.parse(style)),
    category,
    archivedAt: archived_at.toISOString(),
    ...(reason !== null && { reason }),
    archivedBy: archived_by,
  }
}

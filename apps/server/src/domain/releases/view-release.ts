import type { Release } from '@ever-after/contract'
import type { Selectable } from 'kysely'
import type { Tables } from '../../infra/database/tables.ts'

/** A stored release as the contract describes it. */
export function viewRelease({
  saved_at,
  saved_by,
  outline: _,
  ...row
}: Selectable<Tables['releases']>): Release {
  return { ...row, savedAt: saved_at.toISOString(), savedBy: saved_by }
}

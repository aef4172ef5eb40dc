import type { ExpressionBuilder } from 'kysely'
import type { Tables } from '../../infra/database/tables.ts'

/** A further picture of a change that failed was never promised and is not told of. */
export function isShown(eb: ExpressionBuilder<Tables, 'creations'>) {
  return eb.or([eb('first_id', 'is', null), eb('status', '<>', 'failed')])
}

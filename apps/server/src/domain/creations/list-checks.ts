import type { CreationCheck, pageQuery } from '@ever-after/contract'
import type { z } from 'zod'
import type { Services } from '../../infra/services.ts'
import { checkColumns, viewCheck } from './view-check.ts'

/** What was measured of the creations of every kind, newest first, for the operator. */
export async function listChecks(
  { database }: Pick<Services, 'database'>,
  { limit, offset }: z.output<typeof pageQuery>,
): Promise<CreationCheck[]> {
  const rows = await database.db
    .selectFrom('creations')
    .select(checkColumns)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(viewCheck)
}

import type { CreationCounts } from '@ever-after/contract'
import { sql } from 'kysely'
import type { Services } from '../../infra/services.ts'
import { type Caller, ownedBy } from '../access/index.ts'

/** Finished pictures of the caller's histories by kind. */
export async function countCreations(
  { database }: Pick<Services, 'database'>,
  caller: Caller,
): Promise<CreationCounts> {
  const rows = await database.db
    .selectFrom('creations')
    .select(['kind', sql<number>`count(*)::int`.as('count')])
    .where('kind', 'in', ['style', 'dress', 'hair'])
    .where('status', '=', 'completed')
    .where(ownedBy(caller))
    .where('is_test', '=', false)
    .groupBy('kind')
    .execute()
  return { style: 0, dress: 0, hair: 0, ...Object.fromEntries(rows.map(({ kind, count }) => [kind, count])) }
}

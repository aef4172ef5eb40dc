import type { Publication } from '@ever-after/contract'
import type { Services } from '../../infra/services.ts'
import { Refusal } from '../access/index.ts'
import { viewPublication } from './view-publication.ts'

/** Calls a waiting publication off; one that ended already is not found among them. */
export async function cancelPublication(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  id: string,
): Promise<Publication> {
  const row = await database.db
    .updateTable('publications')
    .set({ state: 'cancelled', ended_at: clock.now() })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .returningAll()
    .executeTakeFirst()
  if (!row) throw new Refusal('not_found')
  return viewPublication(row)
}

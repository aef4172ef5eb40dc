import { sql } from 'kysely'
import type { Services } from '../../infra/services.ts'
import type { CreationRow } from './claim-creation.ts'

/** More than there are compositions to choose among. */
const most = 200

interface Compositions {
  /** Of the device's earlier pictures, latest first. */
  recent: string[]
  /** Of the other pictures of the same change. */
  besides: string[]
}

/**
 * How couples stand in other pictures of a device; of an operator's test runs nobody keeps count. Pictures of one change are
 * chosen together, so each of them is told of what was there before all of them.
 */
export async function findCompositions(
  { database }: Pick<Services, 'database'>,
  { id, device_id: deviceId, first_id: firstId, redo_of: redoOf }: CreationRow,
): Promise<Compositions> {
  if (deviceId === null) return { recent: [], besides: [] }
  const composition = sql<string>`report ->> 'composition'`
  const change = firstId ?? id
  const rows = await database.db
    .selectFrom('creations')
    .select([composition.as('composition'), sql<boolean>`coalesce(first_id, id) = ${change}`.as('is_beside')])
    .where('device_id', '=', deviceId)
    .where('kind', '=', 'style')
    .where(composition, 'is not', null)
    .where('id', '<>', id)
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute()
  const namesOf = (isBeside: boolean) =>
    rows.filter(({ is_beside }) => is_beside === isBeside).map((row) => row.composition)
  // The engine finds the others of one seed itself; what is made anew differs from all that was seen.
  return { recent: namesOf(false), besides: redoOf ? namesOf(true) : [] }
}

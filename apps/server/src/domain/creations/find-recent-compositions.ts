import { sql } from 'kysely'
import type { Services } from '../../infra/services.ts'
import type { CreationRow } from './claim-creation.ts'

/** More than there are compositions to choose among. */
const most = 200

/** How the couples of a device's latest pictures stand, latest first; of an operator's test runs nobody keeps count. */
export async function findRecentCompositions(
  { database }: Pick<Services, 'database'>,
  { device_id: deviceId }: Pick<CreationRow, 'device_id'>,
): Promise<string[]> {
  if (deviceId === null) return []
  const composition = sql<string>`report ->> 'composition'`
  const rows = await database.db
    .selectFrom('creations')
    .select(composition.as('composition'))
    .where('device_id', '=', deviceId)
    .where('kind', '=', 'style')
    .where(composition, 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute()
  return rows.map((row) => row.composition)
}

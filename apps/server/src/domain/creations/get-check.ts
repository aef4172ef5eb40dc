import type { CreationCheck } from '@ever-after/contract'
import type { Services } from '../../infra/services.ts'
import { type OperatorActor, ownedBy, Refusal } from '../access/index.ts'
import { checkColumns, viewCheck } from './view-check.ts'

/** What was measured of one test run; a device's picture is not found. */
export async function getCheck(
  { database }: Pick<Services, 'database'>,
  operator: OperatorActor,
  id: string,
): Promise<CreationCheck> {
  const row = await database.db
    .selectFrom('creations')
    .select(checkColumns)
    .where('id', '=', id)
    .where(ownedBy(operator))
    .executeTakeFirst()
  if (!row) throw new Refusal('not_found')
  return viewCheck(row)
}

import { type OperatorCatalogue, operatorCatalogue } from '@ever-after/contract'
import type { Services } from '../../infra/services.ts'

/** The stored live document, whole. */
export async function readLive({ database }: Pick<Services, 'database'>): Promise<OperatorCatalogue> {
  const { document, version } = await database.db
    .selectFrom('catalogues')
    .select(['document', 'version'])
    .where('name', '=', 'live')
    .executeTakeFirstOrThrow()
  return operatorCatalogue.parse({ ...document, version })
}

import { type OperatorDressCatalogue, operatorDressCatalogue } from '@ever-after/contract'
import type { Services } from '../../infra/services.ts'

/** The stored dresses with their recipes. */
export async function readDresses({ database }: Pick<Services, 'database'>): Promise<OperatorDressCatalogue> {
  const { document, version } = await database.db
    .selectFrom('catalogues')
    .select(['document', 'version'])
    .where('name', '=', 'dresses')
    .executeTakeFirstOrThrow()
  return operatorDressCatalogue.parse({ ...document, version })
}

import type { OperatorDressCatalogue } from '@ever-after/contract'
import type { Services } from '../../infra/services.ts'
import { readCurrent, shelves, toDresses } from '../releases/index.ts'

/** The dresses with their recipes; nobody changes what this answers. */
export async function readDresses({ database }: Pick<Services, 'database'>): Promise<OperatorDressCatalogue> {
  return toDresses(await readCurrent({ database }, shelves.dresses))
}

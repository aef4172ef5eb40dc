import type { OperatorCatalogue } from '@ever-after/contract'
import type { Services } from '../../infra/services.ts'
import { readCurrent, shelves, toCatalogue } from '../releases/index.ts'

/** The live document, whole; nobody changes what this answers. */
export async function readLive({ database }: Pick<Services, 'database'>): Promise<OperatorCatalogue> {
  return toCatalogue(await readCurrent({ database }, shelves.live))
}

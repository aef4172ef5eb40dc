import type { OperatorCatalogue } from '@ever-after/contract'
import type { Services } from '../../infra/services.ts'
import { readCurrent, shelves, toCatalogue } from '../releases/index.ts'

/** The draft of the whole catalogue: the live one until somebody changes the draft (decision A27). */
export async function readDraft({ database }: Pick<Services, 'database'>): Promise<OperatorCatalogue> {
  return toCatalogue(await readCurrent({ database }, shelves.draft))
}

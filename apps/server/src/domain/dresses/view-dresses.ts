import type { DressCatalogue, OperatorDressCatalogue } from '@ever-after/contract'
import type { Services } from '../../infra/services.ts'
import type { Caller } from '../access/index.ts'
import { readDresses } from './read-dresses.ts'

/** The dresses as the caller may see them: recipes are the operator's (decision A66); couples hear of a covering. */
export async function viewDresses(
  services: Pick<Services, 'database'>,
  caller?: Caller,
): Promise<OperatorDressCatalogue | DressCatalogue> {
  const { dresses, version } = await readDresses(services)
  if (caller?.kind === 'operator') return { dresses, version }
  return {
    dresses: dresses.map(({ recipe: { covering }, ...dress }) => ({
      ...dress,
      ...(covering !== undefined && { offersCovering: true }),
    })),
    version,
  }
}

import type { DeviceCatalogue, OperatorCatalogue } from '@ever-after/contract'
import type { Services } from '../../infra/services.ts'
import type { Caller } from '../access/index.ts'
import { readLive } from './read-live.ts'
import { viewForDevice } from './rules.ts'

/** The live catalogue as the caller may see it; without a caller, as a device sees it. */
export async function viewCatalogue(
  services: Pick<Services, 'database'>,
  caller?: Caller,
): Promise<OperatorCatalogue | DeviceCatalogue> {
  const live = await readLive(services)
  return caller?.kind === 'operator' ? live : viewForDevice(live)
}

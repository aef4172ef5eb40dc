import type { Services } from '../../infra/services.ts'
import type { DeviceActor } from '../access/index.ts'
import { takeOffShelf } from '../photos/index.ts'

/** Deletes a saved portrait with its file. */
export async function deletePortrait(
  services: Pick<Services, 'database' | 'objects' | 'engine' | 'clock'>,
  device: DeviceActor,
  id: string,
): Promise<void> {
  await takeOffShelf(services, device, { shelf: 'saved_portraits', id })
}

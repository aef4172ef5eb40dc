import type { Services } from '../../infra/services.ts'
import type { DeviceActor } from '../access/index.ts'
import { takeOffShelf } from '../photos/index.ts'

/** Deletes a dress of one's own with its file; what was made with it stays. */
export async function deleteUploaded(
  services: Pick<Services, 'database' | 'objects' | 'engine' | 'clock'>,
  device: DeviceActor,
  id: string,
): Promise<void> {
  await takeOffShelf(services, device, { shelf: 'uploaded_dresses', id })
}

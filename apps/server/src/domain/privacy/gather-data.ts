import { brand } from '@ever-after/contract'
import type { Services } from '../../infra/services.ts'
import type { DeviceActor } from '../access/index.ts'
import type { ExportedFile } from './exported-file.ts'
import { gatherAccount } from './gather-account.ts'
import { gatherCreations } from './gather-creations.ts'
import { gatherPhotos } from './gather-photos.ts'
import { gatherPurchases } from './gather-purchases.ts'
import { gatherWords } from './gather-words.ts'

/** Everything that is kept of a device in plain words, and the pictures that go with it. */
export async function gatherData(
  services: Pick<Services, 'database' | 'clock'>,
  device: DeviceActor,
): Promise<{ data: object; files: ExportedFile[] }> {
  const photos = await gatherPhotos(services, device)
  const creations = await gatherCreations(services, device)
  return {
    data: {
      product: brand.name,
      exportedAt: services.clock.now(),
      ...(await gatherAccount(services, device)),
      ...(await gatherPurchases(services, device)),
      ...photos.data,
      ...creations.data,
      ...(await gatherWords(services, device)),
    },
    files: [...photos.files, ...creations.files],
  }
}

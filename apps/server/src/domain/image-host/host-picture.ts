import type { Trx } from '../../infra/database/database.ts'
import type { Services } from '../../infra/services.ts'
import { addressOf, newHostedRow } from './hosted-row.ts'

export interface CataloguePicture {
  /** A JPEG that the server made itself. */
  image: { bytes: Uint8Array; widthPx: number; heightPx: number }
  folder: 'wedding-styles/previews'
  origin: string
  /** Runs in the same transaction; what it refuses leaves no picture behind. */
  alongside?: (trx: Trx, url: string) => Promise<void>
}

/** Keeps a picture of the catalogue for good, where everybody may see it; answers its address. */
export async function hostPicture(
  services: Pick<Services, 'database' | 'objects' | 'clock' | 'random' | 'settings'>,
  { image, folder, origin, alongside }: CataloguePicture,
): Promise<string> {
  const { database, objects } = services
  const row = newHostedRow(services, { image, deviceId: null, folder })
  const url = addressOf(row, origin)
  await objects.put(row.object_key, image.bytes)
  try {
    await database.transaction(async (trx) => {
      await trx.insertInto('hosted_images').values(row).execute()
      await alongside?.(trx, url)
    })
  } catch (error) {
    await objects.delete(row.object_key)
    throw error
  }
  return url
}

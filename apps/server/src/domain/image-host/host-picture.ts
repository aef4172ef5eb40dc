import type { Trx } from '../../infra/database/database.ts'
import type { Services } from '../../infra/services.ts'
import { addressOf, dropHosted, storeHosted } from './hosted-row.ts'

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
  services: Pick<
    Services,
    'database' | 'objects' | 'derived' | 'outsideHost' | 'clock' | 'random' | 'settings'
  >,
  { image, folder, origin, alongside }: CataloguePicture,
): Promise<string> {
  const row = await storeHosted(services, { image, deviceId: null, folder })
  const url = addressOf(services, row, origin)
  try {
    await services.database.transaction(async (trx) => {
      await trx.insertInto('hosted_images').values(row).execute()
      await alongside?.(trx, url)
    })
  } catch (error) {
    await dropHosted(services, row)
    throw error
  }
  return url
}

import type { CleanImage } from '../../infra/images/read-upload.ts'
import type { Services } from '../../infra/services.ts'
import { type Caller, Refusal } from '../access/index.ts'
import { preparePhoto } from '../photos/index.ts'
import { dropHosted, type StoredPicture } from './hosted-row.ts'

interface HostedPicture {
  picture: StoredPicture
  bytes: Uint8Array
}

/**
 * Makes the photo of a hosted picture. A device's picture that is refused for what it shows is deleted at once, file
 * and row; an operator's belongs to the catalogue and stays.
 */
export async function prepareHosted(
  services: Services,
  caller: Caller,
  { picture, bytes }: HostedPicture,
): Promise<CleanImage> {
  try {
    return await preparePhoto(services, caller, { bytes })
  } catch (error) {
    const isRefused = error instanceof Refusal && error.code !== 'overloaded'
    if (isRefused && caller.kind === 'device') await removeHosted(services, picture)
    throw error
  }
}

async function removeHosted(services: Services, picture: StoredPicture): Promise<void> {
  const { database, clock, log } = services
  // Should the file not go now, the sweep finds a picture whose time is over.
  await database.db
    .updateTable('hosted_images')
    .set({ expires_at: clock.now() })
    .where('public_id', '=', picture.public_id)
    .execute()
  try {
    await dropHosted(services, picture)
    await database.db.deleteFrom('hosted_images').where('public_id', '=', picture.public_id).execute()
  } catch (err) {
    log.error({ err }, 'a refused picture was not deleted')
  }
}

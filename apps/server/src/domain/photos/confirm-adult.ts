import type { Services } from '../../infra/services.ts'
import type { Caller } from '../access/index.ts'
import { findUsablePhotos } from './find-usable.ts'

/** Notes that the person in one of the caller's photos is an adult. */
export async function confirmAdult(
  services: Pick<Services, 'database' | 'objects' | 'clock'>,
  caller: Caller,
  id: string,
): Promise<void> {
  const [photo] = await findUsablePhotos(services, caller, [id])
  await services.database.db
    .updateTable('photos')
    .set({ is_confirmed_adult: true })
    .where('id', '=', photo.id)
    .execute()
}

import type { Services } from '../../infra/services.ts'
import { expiryOf } from '../photos/index.ts'
import { deletePictures } from './picture-files.ts'

/** Deletes creations older than results are kept, with their files; answers how many. */
export async function expireCreations(
  services: Pick<Services, 'database' | 'objects' | 'clock' | 'settings'>,
): Promise<number> {
  const { database, clock, settings } = services
  const oldest = expiryOf(clock.now(), -settings.resultRetentionDays)
  const due = await database.db
    .selectFrom('creations')
    .select(['id', 'attempts'])
    .where('created_at', '<=', oldest)
    .where('status', 'in', ['completed', 'failed'])
    .limit(200)
    .execute()
  for (const { id, attempts } of due) {
    await deletePictures(services, { creationId: id, attempts })
    await database.db.deleteFrom('creations').where('id', '=', id).execute()
  }
  return due.length
}

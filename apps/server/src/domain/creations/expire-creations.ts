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
    .select(['id', 'attempts', 'kind', 'status'])
    .where('created_at', '<=', oldest)
    .where('status', 'in', ['completed', 'failed'])
    .limit(200)
    .execute()
  for (const { id, attempts, kind, status } of due) {
    // The portraits of an enhancement are photos by now and live as long as those.
    const except = kind === 'portrait' && status === 'completed' ? attempts : undefined
    await deletePictures(services, { creationId: id, attempts, except })
    await database.db.deleteFrom('creations').where('id', '=', id).execute()
  }
  return due.length
}

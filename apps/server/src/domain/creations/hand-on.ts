import type { Services } from '../../infra/services.ts'
import type { CreationRow } from './claim-creation.ts'

/** Lets go of an attempt whose worker stops: the creation waits again, and the attempt does not count against it. */
export async function handOnCreation(
  { database, bell, log }: Pick<Services, 'database' | 'bell' | 'log'>,
  { id, attempts: attempt }: CreationRow,
): Promise<void> {
  await database.db
    .updateTable('creations')
    .set((eb) => ({
      status: 'pending',
      stage: 'queued',
      fraction: 0,
      started_at: null,
      handed_on: eb('handed_on', '+', 1),
    }))
    .where('id', '=', id)
    .where('status', '=', 'processing')
    .where('attempts', '=', attempt)
    .execute()
  bell.ring(id)
  log.info({ creationId: id, attempt }, 'handed on')
}

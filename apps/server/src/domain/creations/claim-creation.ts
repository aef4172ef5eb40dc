import type { Selectable } from 'kysely'
import type { Tables } from '../../infra/database/tables.ts'
import type { Services } from '../../infra/services.ts'

export type CreationRow = Selectable<Tables['creations']>

/** Begins the next attempt at a creation; undefined when it has ended or has no attempt left. */
export async function claimCreation(
  { database, bell, clock, settings }: Pick<Services, 'database' | 'bell' | 'clock' | 'settings'>,
  creationId: string,
): Promise<CreationRow | undefined> {
  const claimed = await database.db
    .updateTable('creations')
    .set((eb) => ({
      status: 'processing',
      stage: 'faces',
      fraction: 0,
      attempts: eb('attempts', '+', 1),
      started_at: clock.now(),
    }))
    .where('id', '=', creationId)
    .where('status', 'in', ['pending', 'processing'])
    .where((eb) => eb(eb('attempts', '-', eb.ref('handed_on')), '<', settings.creationAttempts))
    .returningAll()
    .executeTakeFirst()
  bell.ring(creationId)
  return claimed
}
